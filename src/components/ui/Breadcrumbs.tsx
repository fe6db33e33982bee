import { Link } from 'react-router-dom';
import { breadcrumbList } from '../seo/breadcrumbList';
import styles from './Breadcrumbs.module.css';
import { StructuredData } from './StructuredData';

interface BreadcrumbsProps {
  /** From the top down, without the page itself. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly current: string;
}

/** Where a page stands in the site, for people and for search engines. */
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
