import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { signInPage } from '../../../content/shop/signIn';
import styles from './SignInPage.module.css';

const providers = ['Google', 'LinkedIn', 'Microsoft'] as const;

/** The buttons say that they contact no provider. */
export function SocialSignIn() {
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
