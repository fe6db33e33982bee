import { Link } from 'react-router-dom';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { PageLink } from '../../content/types';
import { StructuredData } from '../seo/StructuredData';
import { absoluteUrl } from '../seo/urls';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** Ancestors, from the top down. */
  readonly trail: readonly PageLink[];
  readonly current: string;
}

/** A page's ancestors as links, with structured data for search engines. */
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

/** Describes the trail for search engines. The last item is the page itself and needs no URL. */
export function breadcrumbList(trail: readonly PageLink[], current: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
}
