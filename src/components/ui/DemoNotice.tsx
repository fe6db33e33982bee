import { company } from '../../content/company';
import styles from './DemoNotice.module.css';

/** Says that the company is fictional, below the heading of a page that looks real. */
export function DemoNotice() {
  return <p className={styles.notice}>{company.demoNotice}</p>;
}
