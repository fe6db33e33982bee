import { clsx } from 'clsx';
import { Check, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { company } from '../../content/company';
import { formNote } from '../../content/forms/fieldRules';
import { Button } from '../ui/Button';
import { ErrorSummary } from '../fields/ErrorSummary';
import { useIsHydrated } from '../hooks/useAfterHydration';
import styles from './Form.module.css';
import type { FormState } from './useForm';

interface FormProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly label: string;
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Replaces the fields and the button if nothing more is to be sent; the result stays. */
  readonly instead?: ReactNode;
  /** True if the form does nothing here, so that its result isn't shown as a success. */
  readonly isMock?: boolean;
}

/** A form with an error summary above it, and its button and result below. */
export function Form<Values extends object>({
  form,
  label,
  submitLabel,
  children,
  instead,
  isMock = false,
}: FormProps<Values>) {
  return (
    <form className={styles.form} aria-label={label} {...form.formProps}>
      {instead === undefined && (
        <>
          <ErrorSummary errors={form.errors} idOf={form.idOf} attempt={form.attempt} />
          {children}
        </>
      )}
      <div className={styles.end}>
        {instead === undefined && <SubmitButton>{submitLabel}</SubmitButton>}
        <FormStatus isMock={isMock}>{form.result}</FormStatus>
        {instead ?? <NothingSent />}
      </div>
    </form>
  );
}

/**
 * A submit button. It's disabled until the page hydrates, which also stops Enter from submitting: the browser would
 * put everything typed, including passwords, into the URL.
 */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <Button type="submit" className={styles.submit} disabled={!isHydrated}>
        {children}
      </Button>
      <noscript>
        <p>
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${company.email.general}`} translate="no">
            {company.email.general}
          </a>
          .
        </p>
      </noscript>
    </>
  );
}

/** A notice that nothing is sent, shown before the visitor types anything. */
export function NothingSent() {
  return <p className={styles.nothingSent}>{formNote}</p>;
}

interface FormStatusProps {
  /** Null until there is a result. */
  readonly children: ReactNode;
  readonly isMock?: boolean;
}

/**
 * The result of a form. Always rendered, because screen readers announce changes only in a live region that
 * already exists. A new result gets focus, which also scrolls it into view.
 */
export function FormStatus({ children, isMock = false }: FormStatusProps) {
  const Icon = isMock ? Info : Check;
  const message = useRef<HTMLParagraphElement>(null);
  const hasResult = children !== null;
  useEffect(() => {
    if (hasResult) message.current?.focus();
  }, [hasResult]);
  return (
    <div role="status" className={styles.status}>
      {hasResult && (
        <p ref={message} tabIndex={-1} className={clsx(styles.done, isMock && styles.mock)}>
          <Icon aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
