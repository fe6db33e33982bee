import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { keysOf } from '../../domain/records';
import type { FieldErrors } from '../../domain/validation';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps<Field extends string> {
  readonly errors: FieldErrors<Field>;
  readonly idOf: (field: Field) => string;
  /** Number of failed submits. At 0, no errors are shown; every further failed submit focuses the summary. */
  readonly attempt: number;
}

/**
 * All errors of a form, above it, each linked to its field. Takes focus after every failed submit. Not a
 * `role="alert"`: JAWS and TalkBack read a focused alert twice, and every screen reader would read it again
 * whenever typing changes a message.
 *
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary<Field extends string>({ errors, idOf, attempt }: ErrorSummaryProps<Field>) {
  const id = useId();
  const [headingId, listId] = [`${id}-heading`, `${id}-list`];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  const wrong = keysOf(errors);
  if (attempt === 0 || wrong.length === 0) return null;
  return (
    <div
      ref={box}
      className={styles.summary}
      role="group"
      aria-labelledby={headingId}
      aria-describedby={listId}
      tabIndex={-1}
    >
      <h2 id={headingId} className={styles.heading}>
        <CircleAlert aria-hidden="true" /> There is a problem
      </h2>
      <ul id={listId}>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                // Stops the router from handling jumps within the form.
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
