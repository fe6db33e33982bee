import { company } from '../../content/company';
import styles from './DemoNotice.module.css';

/** Says that the company is fictional, at the end of the header of pages that look real. */
export function DemoNotice({ text = company.headerNotice }: { readonly text?: string }) {
  return <p className={styles.notice}>{text}</p>;
}
