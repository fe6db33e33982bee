import { Link } from 'react-router-dom';
import { Citrus } from '../../../components/art/Citrus';
import { Form } from '../../../components/forms/Form';
import formStyles from '../../../components/forms/Form.module.css';
import { logForm } from '../../../components/forms/logForm';
import { useLocalForm } from '../../../components/forms/useLocalForm';
import { CheckboxField } from '../../../components/ui/CheckboxField';
import { TextField } from '../../../components/ui/TextField';
import { paths } from '../../../content/paths';
import { signInPage } from '../../../content/shop/signIn';
import type { SignUpForm as Values } from '../../../domain/forms';
import { signUpErrors } from '../../../domain/forms';
import { PasswordField } from './PasswordField';
import styles from './SignInPage.module.css';

const initial: Values = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

const required = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'agreeToTerms',
] as const satisfies readonly (keyof Values)[];

/** The sign-up form. Logs everything except the passwords. */
export function SignUpForm() {
  const form = useLocalForm({
    id: 'sign-up',
    initial,
    validate: signUpErrors,
    done: signInPage.signUpDone,
    onValid: ({ firstName, lastName, company, email, agreeToTerms }) => {
      logForm('Sign Up', { firstName, lastName, company, email, agreeToTerms });
    },
  });
  const complete = required.filter((field) => form.errors[field] === undefined).length;
  const { value: agrees, ...terms } = form.field('agreeToTerms');
  return (
    <Form form={form} label="Sign Up" submitLabel="Sign Up">
      <div className={formStyles.pair}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...form.field('company')} label="Company" autoComplete="organization" optional />
      <TextField {...form.field('email')} label="E-mail" type="email" autoComplete="username" />
      <div className={formStyles.pair}>
        <PasswordField
          {...form.field('password')}
          label="Password"
          hint="At least 8 characters."
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label="Confirm password"
          hint="The same once more."
          autoComplete="new-password"
        />
      </div>
      <CheckboxField
        {...terms}
        checked={agrees}
        label={
          <>
            I agree to the{' '}
            <Link to={paths.terms} target="_blank">
              Terms of Service (in a new tab)
            </Link>
          </>
        }
      />
      <p className={styles.progress}>
        <Citrus segments={required.length} ripe={complete} className={styles.citrus} />
        {complete} of {required.length} required fields complete
      </p>
    </Form>
  );
}
