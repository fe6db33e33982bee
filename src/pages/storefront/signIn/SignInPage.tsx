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
          <SocialSignIn />
        </div>
        <div className={styles.side}>
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

const providers = ['Google', 'LinkedIn', 'Microsoft'] as const;

/** Shows the sign-in buttons of other providers. When pressed, they say that they don't contact the provider. */
function SocialSignIn() {
  const [pressed, setPressed] = useState<(typeof providers)[number] | null>(null);
  return (
    <section className={styles.social} aria-labelledby="social">
      <h2 id="social" className={styles.heading}>
        Or continue with
      </h2>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            onClick={() => {
              setPressed(provider);
            }}
          >
            {provider}
          </Button>
        ))}
      </div>
      <p role="status">{pressed !== null && `${pressed} ${signInPage.socialNote}`}</p>
    </section>
  );
}
