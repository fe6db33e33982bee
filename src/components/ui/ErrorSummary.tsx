import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { FieldErrors } from '../../domain/validation';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps<Field extends string> {
  readonly errors: FieldErrors<Field>;
  /** The id of a field's control. */
  readonly idOf: (field: Field) => string;
  /** The number of attempts to continue; the summary takes the focus at each. */
  readonly attempt: number;
}

/**
 * All errors of a form, above it, each message a link to its field. It takes the focus after each attempt to
 * continue, as GOV.UK's error summary does: https://design-system.service.gov.uk/components/error-summary/
 *
 * It is no `role="alert"`: JAWS and TalkBack read an alert that also takes the focus twice, and all of them would read
 * it anew whenever what is typed changes a message.
 */
export function ErrorSummary<Field extends string>({ errors, idOf, attempt }: ErrorSummaryProps<Field>) {
  const id = useId();
  const [headingId, listId] = [`${id}-heading`, `${id}-list`];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  const isField = (name: string): name is Field => Object.hasOwn(errors, name);
  const wrong = Object.keys(errors).filter(isField);
  if (wrong.length === 0) return null;
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
                // The router need not know of a jump within the form.
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
