import { ContentLink } from '../ui/ContentLink';
import styles from './LinkGrid.module.css';

interface LinkGridProps {
  readonly links: readonly { readonly href: string; readonly label: string; readonly text: string }[];
}

/** Links side by side, each with a line of text. */
export function LinkGrid({ links }: LinkGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {links.map(({ href, label, text }) => (
        <li key={href}>
          <h3>
            <ContentLink href={href}>{label}</ContentLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
