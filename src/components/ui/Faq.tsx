import { Link } from 'react-router-dom';
import type { FaqQuestion } from '../../content/types';
import { CopyingLink } from '../sharing/CopyingLink';
import styles from './Faq.module.css';
import { VisuallyHidden } from './VisuallyHidden';
import { Wedge } from './Wedge';

interface FaqProps {
  readonly questions: readonly FaqQuestion[];
  /** Called after a question was opened or closed. */
  readonly onToggle?: () => void;
}

/**
 * Questions that expand independently. Native disclosures work without scripts, and find-in-page finds closed
 * answers.
 */
export function Faq({ questions, onToggle }: FaqProps) {
  return (
    <div>
      {questions.map((question) => (
        <Question key={question.id} {...question} onToggle={onToggle} />
      ))}
    </div>
  );
}

/**
 * The anchor is inside the disclosure, because browsers open a closed disclosure for an anchor inside it but not
 * for its own id.
 */
function Question({ id, question, answer, link, onToggle }: FaqQuestion & Pick<FaqProps, 'onToggle'>) {
  return (
    <details className={styles.item} onToggle={onToggle}>
      <summary className={styles.summary}>
        <Wedge />
        <h3 className={styles.question}>{question}</h3>
      </summary>
      <div id={id} className={styles.answer}>
        <p>{answer}</p>
        {link && (
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
        <p className={styles.tools} data-screen-only>
          <CopyingLink id={id} className={styles.link}>
            Link to this question<VisuallyHidden> ({question})</VisuallyHidden>
          </CopyingLink>
        </p>
      </div>
    </details>
  );
}
