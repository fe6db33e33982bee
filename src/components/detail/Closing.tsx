import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pricesInShort, pricingLink } from '../../content/pricing/pricesInShort';
import type { Point } from '../../content/types';
import { Page } from '../layout/Page';
import styles from './Closing.module.css';

interface ClosingProps extends Point {
  /** The links that follow from it. */
  readonly children: ReactNode;
  /** Whether it says what our work costs at least; not where that is what the page is about. */
  readonly withPrices?: boolean;
}

/** A page's last word, with what to do about it. */
export function Closing({ title, text, children, withPrices = true }: ClosingProps) {
  return (
    <Page>
      <section className={styles.closing}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
        {withPrices && (
          <p className={styles.prices}>
            {pricesInShort} <Link to={pricingLink.to}>{pricingLink.label}</Link>
          </p>
        )}
      </section>
    </Page>
  );
}
