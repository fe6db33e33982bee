import { emailErrors, emailFormLabels } from '../../content/forms/emailForm';
import type { EmailForm } from '../../domain/forms';
import { EmailField } from '../fields/TextField';
import { FormStatus, NothingSent, SubmitButton } from './Form';
import styles from './Form.module.css';
import { logForm } from './logForm';
import { useLocalForm } from './useLocalForm';

interface NewsletterFormProps {
  /** Prefix of the controls' ids, unique on the page. */
  readonly id: string;
  /** Accessible name of the form. */
  readonly label: string;
  readonly thanks: string;
}

const initial: EmailForm = { email: '' };

/**
 * A newsletter signup. With a single field, an error summary would only repeat its message, so focus goes to
 * the field.
 */
export function NewsletterForm({ id, label, thanks }: NewsletterFormProps) {
  const form = useLocalForm({
    id,
    initial,
    validate: emailErrors,
    done: thanks,
    onValid: (values) => {
      logForm(label, { ...values });
    },
    onInvalid: () => {
      document.getElementById(form.idOf('email'))?.focus();
    },
  });
  return (
    <form className={styles.newsletter} aria-label={label} {...form.formProps}>
      <EmailField
        {...form.field('email')}
        label={emailFormLabels.email}
        autoComplete="email"
        className={styles.address}
      />
      <SubmitButton>{emailFormLabels.subscribe}</SubmitButton>
      <NothingSent />
      <FormStatus>{form.result}</FormStatus>
    </form>
  );
}
