import type { EmailForm } from '../../domain/forms';
import { emailErrors } from '../../domain/forms';
import { TextField } from '../ui/TextField';
import { FormStatus, NothingSent, SubmitButton } from './Form';
import styles from './Form.module.css';
import { logForm } from './logForm';
import { useForm } from './useForm';

interface NewsletterFormProps {
  /** Unique on the page, for example `newsletter`. */
  readonly id: string;
  /** The form's name for screen readers: which newsletter it is. */
  readonly label: string;
  /** What it says after an address was accepted. */
  readonly thanks: string;
}

const initial: EmailForm = { email: '' };

/**
 * Subscribes to a newsletter. The form has one field, so an error summary would repeat its message; the focus goes to
 * the field itself.
 */
export function NewsletterForm({ id, label, thanks }: NewsletterFormProps) {
  const form = useForm({
    id,
    initial,
    validate: emailErrors,
    onValid: (values) => {
      logForm(label, { ...values });
    },
    onInvalid: () => {
      document.getElementById(form.idOf('email'))?.focus();
    },
  });
  return (
    <form className={styles.newsletter} aria-label={label} {...form.formProps}>
      <TextField
        {...form.field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        className={styles.address}
      />
      <SubmitButton>Subscribe</SubmitButton>
      <NothingSent />
      <FormStatus>{form.isDone && thanks}</FormStatus>
    </form>
  );
}
