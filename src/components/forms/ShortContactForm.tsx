import { contactLabels, shortContactErrors, thanksMessage } from '../../content/forms/contactForm';
import type { ShortContactForm as Values } from '../../domain/forms';
import { keptState } from '../hooks/keptState';
import { EmailField, TextField } from '../fields/TextField';
import { Form } from './Form';
import styles from './Form.module.css';
import { logForm } from './logForm';
import { useLocalForm } from './useLocalForm';

const initial: Values = { name: '', email: '', message: '' };

const useDraft = keptState<Partial<Values>>({});

/** The home page's contact form: name, email and message. */
export function ShortContactForm() {
  const form = useLocalForm({
    id: 'short-contact',
    initial,
    draft: useDraft(),
    validate: shortContactErrors,
    done: thanksMessage,
    onValid: (values) => {
      logForm('Contact form', { ...values });
    },
  });
  return (
    <Form form={form} label={contactLabels.form} submitLabel={contactLabels.submit}>
      <div className={styles.pair}>
        <TextField {...form.field('name')} label={contactLabels.name} autoComplete="name" />
        <EmailField {...form.field('email')} label={contactLabels.email} autoComplete="email" />
      </div>
      <TextField {...form.field('message')} label={contactLabels.message} rows={5} />
    </Form>
  );
}
