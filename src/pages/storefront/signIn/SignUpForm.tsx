import { Link } from 'react-router-dom';
import { Form } from '../../../components/forms/Form';
import formStyles from '../../../components/forms/Form.module.css';
import { logForm } from '../../../components/forms/logForm';
import { useLocalForm } from '../../../components/forms/useLocalForm';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { EmailField, TextField } from '../../../components/fields/TextField';
import { passwordHints, signUpErrors, signUpLabels } from '../../../content/forms/signInForms';
import { paths } from '../../../content/paths';
import { signInPage } from '../../../content/shop/signIn';
import type { SignUpForm as Values } from '../../../domain/forms';
import { PasswordField } from './PasswordField';

const initial: Values = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

/** Logs everything except the passwords to the console. */
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
  const { value: agrees, ...terms } = form.field('agreeToTerms');
  return (
    <Form isMock form={form} label={signUpLabels.form} submitLabel={signUpLabels.form}>
      <div className={formStyles.pair}>
        <TextField {...form.field('firstName')} label={signUpLabels.firstName} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={signUpLabels.lastName} autoComplete="family-name" />
      </div>
      <TextField
        {...form.field('company')}
        label={signUpLabels.company}
        autoComplete="organization"
        optional
      />
      <EmailField {...form.field('email')} label={signUpLabels.email} autoComplete="username" />
      <div className={formStyles.pair}>
        <PasswordField
          {...form.field('password')}
          label={signUpLabels.password}
          hint={passwordHints.password}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={signUpLabels.confirmPassword}
          hint={passwordHints.confirmPassword}
          autoComplete="new-password"
        />
      </div>
      <CheckboxField
        {...terms}
        required
        checked={agrees}
        label={
          <>
            {`${signUpLabels.agreeToTerms} `}
            <Link to={paths.terms} target="_blank">
              {signUpLabels.termsLink}
            </Link>
          </>
        }
      />
    </Form>
  );
}
