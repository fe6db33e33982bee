import { Link } from 'react-router-dom';
import { Form } from '../../../components/forms/Form';
import { logForm } from '../../../components/forms/logForm';
import { useLocalForm } from '../../../components/forms/useLocalForm';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Meta } from '../../../components/seo/Meta';
import { EmailField } from '../../../components/fields/TextField';
import { emailErrors, emailFormLabels } from '../../../content/forms/emailForm';
import { paths } from '../../../content/paths';
import { forgotPasswordPage } from '../../../content/shop/signIn';
import type { EmailForm } from '../../../domain/forms';
import { SecurityNotes } from './SecurityNotes';
import styles from './SignInPage.module.css';

const initial: EmailForm = { email: '' };

/** Validates the email address but resets nothing, because the demo stores no passwords. */
export function Component() {
  const form = useLocalForm({
    id: 'forgot-password',
    initial,
    validate: emailErrors,
    done: forgotPasswordPage.done,
    onValid: (values) => {
      logForm('Forgot password', { ...values });
    },
  });
  return (
    <Page>
      <Meta {...forgotPasswordPage.meta} path={paths.forgotPassword} noindex />
      <PageHeader title={forgotPasswordPage.heading} lead={forgotPasswordPage.lead} />
      <div className={styles.layout}>
        <div>
          <Form
            isMock
            form={form}
            label={forgotPasswordPage.meta.title}
            submitLabel={emailFormLabels.resetPassword}
          >
            <EmailField {...form.field('email')} label={emailFormLabels.email} autoComplete="username" />
          </Form>
          <p className={styles.forgot}>
            <Link to={paths.signIn}>Back to login</Link>
          </p>
        </div>
        <SecurityNotes />
      </div>
    </Page>
  );
}
