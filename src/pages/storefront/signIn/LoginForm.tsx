import { Link } from 'react-router-dom';
import { Form } from '../../../components/forms/Form';
import { logForm } from '../../../components/forms/logForm';
import { useLocalForm } from '../../../components/forms/useLocalForm';
import { EmailField } from '../../../components/fields/TextField';
import { loginErrors, loginLabels } from '../../../content/forms/signInForms';
import { paths } from '../../../content/paths';
import { signInPage } from '../../../content/shop/signIn';
import type { LoginForm as Values } from '../../../domain/forms';
import { PasswordField } from './PasswordField';
import styles from './SignInPage.module.css';

const initial: Values = { email: '', password: '' };

/** Logs the email address to the console, but never the password. */
export function LoginForm() {
  const form = useLocalForm({
    id: 'login',
    initial,
    validate: loginErrors,
    done: signInPage.loginDone,
    onValid: ({ email }) => {
      logForm('Login', { email });
    },
  });
  return (
    <Form isMock form={form} label={loginLabels.form} submitLabel={loginLabels.form}>
      <EmailField {...form.field('email')} label={loginLabels.email} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={loginLabels.password}
        autoComplete="current-password"
      />
      <p className={styles.forgot}>
        <Link to={paths.forgotPassword}>{loginLabels.forgot}</Link>
      </p>
    </Form>
  );
}
