import { thanksMessage } from '../../content/contact';
import type { ShortContactForm as Values } from '../../domain/forms';
import { shortContactErrors } from '../../domain/forms';
import { TextField } from '../ui/TextField';
import { Form } from './Form';
import styles from './Form.module.css';
import { logForm } from './logForm';
import { useLocalForm } from './useLocalForm';

const initial: Values = { name: '', email: '', message: '' };

/** The home page's contact form: name, email and message. */
export function ShortContactForm() {
  const form = useLocalForm({
    id: 'short-contact',
    initial,
    validate: shortContactErrors,
    done: thanksMessage,
    onValid: (values) => {
      logForm('Contact form', { ...values });
    },
  });
  return (
    <Form form={form} label="Contact" submitLabel="Send message">
      <div className={styles.pair}>
        <TextField {...form.field('name')} label="Name" autoComplete="name" />
        <TextField {...form.field('email')} label="E-mail" type="email" autoComplete="email" />
      </div>
      <TextField {...form.field('message')} label="Message" rows={5} />
    </Form>
  );
}
