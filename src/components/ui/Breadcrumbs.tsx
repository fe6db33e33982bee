import { Link } from 'react-router-dom';
import { breadcrumbList } from '../seo/breadcrumbList';
import styles from './Breadcrumbs.module.css';
import { StructuredData } from '../seo/StructuredData';

interface BreadcrumbsProps {
  /** Ancestors, from the top down. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly current: string;
}

/** Includes structured data for search engines. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <StructuredData data={breadcrumbList(trail, current)} />
      <ol role="list" className={styles.list}>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
