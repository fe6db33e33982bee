import { Link2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FaqQuestion } from '../../content/types';
import { segmentPath } from '../art/segment';
import styles from './Faq.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** A segment lying on its side, the tip to the right, as the triangle of a disclosure does. */
const segment = segmentPath({ cx: 19, cy: 10, outer: 16, inner: 0, from: 236, to: 304 });

/**
 * Questions that open to their answers, each on its own. They are native disclosures: they open with scripts off,
 * and a browser that searches the page finds what is in the closed ones.
 */
export function Faq({ questions }: { readonly questions: readonly FaqQuestion[] }) {
  return (
    <div>
      {questions.map((question) => (
        <Question key={question.id} {...question} />
      ))}
    </div>
  );
}

/**
 * The anchor stands inside the disclosure, because browsers open a closed one for an anchor that it holds, and not
 * for its own.
 */
function Question({ id, question, answer }: FaqQuestion) {
  const details = useOpenWhenAddressed(id);
  return (
    <details ref={details} className={styles.item}>
      <summary className={styles.summary}>
        <svg viewBox="0 0 20 20" className={styles.marker} aria-hidden="true">
          <path d={segment} />
        </svg>
        <h3 className={styles.question}>{question}</h3>
      </summary>
      <div id={id} className={styles.answer}>
        <p>{answer}</p>
        <QuestionLink id={id} question={question} />
      </div>
    </details>
  );
}

/** Older browsers don't open what the address names, and none does when the router changes the address. */
function useOpenWhenAddressed(id: string) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // Before the router scrolls to the anchor, which has no place on the page while it is closed.
  useLayoutEffect(() => {
    if (details.current && hash === `#${id}`) details.current.open = true;
  }, [hash, key, id]);
  return details;
}

/** The question's own address: a link like any other, which also goes to the clipboard where there is one. */
function QuestionLink({ id, question }: Pick<FaqQuestion, 'id' | 'question'>) {
  const [copied, setCopied] = useState(false);
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    try {
      await navigator.clipboard.writeText(event.currentTarget.href);
      setCopied(true);
    } catch {
      // The clipboard may be missing or refused; the address bar shows the link all the same.
    }
  };
  return (
    <p className={styles.tools}>
      <Link to={`#${id}`} className={styles.link} onClick={(event) => void copy(event)}>
        <Link2 aria-hidden="true" />
        Link to this question<VisuallyHidden> ({question})</VisuallyHidden>
      </Link>
      <span role="status">{copied && 'Link copied'}</span>
    </p>
  );
}
