import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pricesInShort, pricingLink } from '../../content/pricing/prices';
import type { Point } from '../../content/types';
import { Page } from '../layout/Page';
import styles from './Closing.module.css';

export interface InvitationProps extends Point {
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

/** The parts of an invitation, for a closing or a card. */
export function Invitation({ title, text, children }: InvitationProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
