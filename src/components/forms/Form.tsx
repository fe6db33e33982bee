import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { formNotes } from '../../content/formNotes';
import { Button } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import { useIsHydrated } from '../ui/useAfterHydration';
import styles from './Form.module.css';
import type { FormState } from './useForm';

interface FormProps<Values extends object> {
  readonly form: FormState<Values>;
  /** The form's name for screen readers. */
  readonly label: string;
  readonly submitLabel: string;
  /** What to say after the form was accepted. */
  readonly doneMessage: ReactNode;
  readonly children: ReactNode;
}

/** A form with its error summary above it, and its button and the result below. */
export function Form<Values extends object>({
  form,
  label,
  submitLabel,
  doneMessage,
  children,
}: FormProps<Values>) {
  return (
    <form className={styles.form} aria-label={label} {...form.formProps}>
      {form.attempt > 0 && <ErrorSummary errors={form.problems} idOf={form.idOf} attempt={form.attempt} />}
      {children}
      <div className={styles.end}>
        <SubmitButton>{submitLabel}</SubmitButton>
        <NothingSent />
        <FormStatus>{form.isDone && doneMessage}</FormStatus>
      </div>
    </form>
  );
}

/**
 * The button that submits a form. It is disabled until the page is hydrated, which also keeps Enter from submitting:
 * the browser would put what was typed, passwords too, into the address.
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

/** Says that the form ends in this page, before anything is typed into it for nothing. */
export function NothingSent() {
  return <p className={styles.nothingSent}>{formNotes.inquiry}</p>;
}

interface FormStatusProps {
  /** False as long as there is no result. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The result of a form, beside it. The element is always there, since a screen reader announces only changes of a
 * live region that exists.
 */
export function FormStatus({ children, className }: FormStatusProps) {
  return (
    <div role="status" className={clsx(styles.status, className)}>
      {children !== false && (
        <p className={styles.done}>
          <Check aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
