import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pricesInShort, pricingLink } from '../../content/pricing/prices';
import type { Point } from '../../content/types';
import { Page } from '../layout/Page';
import styles from './Closing.module.css';

interface ClosingProps extends Point {
  readonly children: ReactNode;
  /** Adds our lowest prices, for pages that show none. */
  readonly withPrices?: boolean;
}

export function Closing({ title, text, children, withPrices = false }: ClosingProps) {
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
