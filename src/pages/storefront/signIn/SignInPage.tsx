import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Meta } from '../../../components/seo/Meta';
import { Tabs } from '../../../components/ui/Tabs';
import { loginLabels, signUpLabels } from '../../../content/forms/signInForms';
import { paths } from '../../../content/paths';
import { signInPage } from '../../../content/shop/signIn';
import { Button } from '../../../components/ui/Button';
import { LoginForm } from './LoginForm';
import { SecurityNotes } from './SecurityNotes';
import styles from './SignInPage.module.css';
import { SignUpForm } from './SignUpForm';

/** Shows the login and sign-up forms. They only validate, because the demo has no accounts. */
export function Component() {
  return (
    <Page>
      <Meta {...signInPage.meta} path={paths.signIn} noindex />
      <PageHeader title={signInPage.heading} lead={signInPage.lead} />
      <div className={styles.layout}>
        <div>
          <Tabs
            label="Account"
            tabs={[
              { title: loginLabels.form, content: <LoginForm /> },
              { title: signUpLabels.form, content: <SignUpForm /> },
            ]}
          />
        </div>
        <div className={styles.side}>
          <SocialSignIn />
          <SecurityNotes />
          <section aria-labelledby="sso" className={styles.sso}>
            <h2 id="sso" className={styles.heading}>
              {signInPage.sso.title}
            </h2>
            <p>{signInPage.sso.text}</p>
            <p>
              <Link to={paths.planInquiry('enterprise', 'yearly')}>{signInPage.ssoLink}</Link>
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** The marks of the providers, in a square of 24. */
const providers = {
  Google:
    'M12.5 10.9v3.3h7.8c-.5 3.3-3.2 6.5-7.8 6.5-4.8 0-8.6-3.9-8.6-8.7s3.8-8.7 8.6-8.7c2.6 0 4.5 1 5.9 2.3l2.3-2.3C18.7 1.4 16.1 0 12.5 0a12 12 0 0 0 0 24c7 0 11.6-4.9 11.6-11l-.2-2.1z',
  LinkedIn:
    'M1 8h5v15H1zM3.5 1a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 8h4.8v2c2.5-4 9.2-3 9.2 3.7V23h-5v-8.3c0-3.7-4-3.5-4 0V23H9z',
  Microsoft: 'M1 1h10.5v10.5H1zm11.5 0H23v10.5H12.5zM1 12.5h10.5V23H1zm11.5 0H23V23H12.5z',
};

/** Shows the sign-in buttons of other providers. When pressed, they say that they don't contact the provider. */
function SocialSignIn() {
  const [pressed, setPressed] = useState<string | null>(null);
  return (
    <section className={styles.social} aria-labelledby="social">
      <h2 id="social" className={styles.heading}>
        Or continue with
      </h2>
      <div className={styles.buttons}>
        {Object.entries(providers).map(([provider, mark]) => (
          <Button
            key={provider}
            variant="outline"
            onClick={() => {
              setPressed(provider);
            }}
          >
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={mark} />
            </svg>
            {provider}
          </Button>
        ))}
      </div>
      <p role="status">{pressed !== null && `${pressed} ${signInPage.socialNote}`}</p>
    </section>
  );
}
