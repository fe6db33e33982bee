import { Link } from 'react-router-dom';
import type { HomeFeature } from '../../content/homes/types';
import styles from '../detail/Points.module.css';

interface FeatureListProps {
  readonly features: readonly HomeFeature[];
  /** `ledger`: name and text side by side, one per line; `columns`: two columns of short texts. */
  readonly layout: 'ledger' | 'columns';
}

/** An extra home page's features, styled like a service's points. */
export function FeatureList({ features, layout }: FeatureListProps) {
  return (
    <ul role="list" className={styles[layout]}>
      {features.map((feature) => (
        <li key={feature.title}>
          <h3>{feature.title}</h3>
          <FeatureText feature={feature} />
        </li>
      ))}
    </ul>
  );
}

/** A feature's text with a link to more about it. */
export function FeatureText({ feature: { text, link } }: { readonly feature: HomeFeature }) {
  return (
    <div>
      <p>{text}</p>
      {link && <Link to={link.href}>{link.label}</Link>}
    </div>
  );
}
