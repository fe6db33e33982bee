import { CookieIcon, KeyRound, ServerOff } from 'lucide-react';
import { signInPage } from '../../../content/shop/signIn';
import styles from './SignInPage.module.css';

const { security } = signInPage;
const badges = [
  { Icon: KeyRound, text: security.passwords },
  { Icon: ServerOff, text: security.sending },
  { Icon: CookieIcon, text: security.cookies },
];

/** Explains what happens to what visitors type into the sign-in forms. */
export function SecurityNotes() {
  return (
    <section aria-labelledby="security">
      <h2 id="security" className={styles.heading}>
        {signInPage.securityHeading}
      </h2>
      <ul role="list">
        {badges.map(({ Icon, text }) => (
          <li key={text} className={styles.badge}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
