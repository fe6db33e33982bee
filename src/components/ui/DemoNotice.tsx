import { company } from '../../content/company';
import styles from './DemoNotice.module.css';

/** Says that the company is fictional. Goes below the lead of pages that look real. */
export function DemoNotice() {
  return <p className={styles.notice}>{company.demoNotice}</p>;
}
