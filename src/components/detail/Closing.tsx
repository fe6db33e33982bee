import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallToAction } from '../../content/callToAction';
import { pricesInShort, pricingLink } from '../../content/pricing/prices';
import type { Point } from '../../content/types';
import { Page } from '../layout/Page';
import { CallToActionCard } from './CallToActionCard';
import styles from './Closing.module.css';

interface InvitationProps extends Point {
  /** Buttons. */
  readonly children: ReactNode;
}

interface ClosingProps extends InvitationProps {
  /** Adds our lowest prices, for pages that show none. */
  readonly withPrices?: boolean;
}

/** Invites visitors to contact us, across the page. */
export function Closing({ withPrices = false, ...invitation }: ClosingProps) {
  return (
    <Page>
      <section className={styles.closing}>
        <Invitation {...invitation} />
        {withPrices && (
          <p className={styles.prices}>
            {pricesInShort} <Link to={pricingLink.to}>{pricingLink.label}</Link>
          </p>
        )}
      </section>
    </Page>
  );
}

/** Invites visitors to contact us, beside a `CallToActionCard`. */
export function ClosingCard({ next, ...invitation }: InvitationProps & { readonly next: CallToAction }) {
  return (
    <Page className={styles.cards}>
      <CallToActionCard next={next} />
      <section className={styles.card}>
        <Invitation {...invitation} />
      </section>
    </Page>
  );
}

function Invitation({ title, text, children }: InvitationProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
