import { Link } from 'react-router-dom';
import type { HomeFeature } from '../../content/homes/types';
import styles from '../detail/Points.module.css';

interface FeatureListProps {
  readonly features: readonly HomeFeature[];
  /** `ledger`: name and text side by side, a line each; `columns`: two columns of short texts. */
  readonly layout: 'ledger' | 'columns';
}

/** An extra home's features, set as the points of a service are. */
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

/** What a feature does, and where more is said about it. */
export function FeatureText({ feature: { text, link } }: { readonly feature: HomeFeature }) {
  return (
    <div>
      <p>{text}</p>
      {link && <Link to={link.href}>{link.label}</Link>}
    </div>
  );
}
