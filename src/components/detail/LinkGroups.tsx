import { Link } from 'react-router-dom';
import type { PageLink } from '../../content/types';
import styles from './LinkGroups.module.css';

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly PageLink[];
}

/** Lists of links under headings. Leaves out empty groups. */
export function LinkGroups({ groups }: { readonly groups: readonly LinkGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <LinkList links={links} />
          </div>
        ))}
    </div>
  );
}

export function LinkList({ links }: Pick<LinkGroup, 'links'>) {
  return (
    <ul role="list" className={styles.list}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
