import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';
import styles from './NeedsScripts.module.css';

/** A notice for visitors without scripts: which part of the page needs them. */
export function NeedsScripts({ what }: { readonly what: string }) {
  return (
    <noscript>
      <p className={styles.notice}>
        {what} needs JavaScript, which is turned off in this browser. You can still read about the products:{' '}
        <Link to={paths.shop}>go to the shop</Link>.
      </p>
    </noscript>
  );
}
