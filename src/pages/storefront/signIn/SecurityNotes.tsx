import { CookieIcon, KeyRound, ServerOff } from 'lucide-react';
import { signInPage } from '../../../content/shop/signIn';
import styles from './SignInPage.module.css';

const { security } = signInPage;
const badges = [
  { Icon: KeyRound, ...security.passwords },
  { Icon: ServerOff, ...security.sending },
  { Icon: CookieIcon, ...security.cookies },
];

/** Explains what happens to what visitors type into the sign-in forms. */
export function SecurityNotes() {
  return (
    <section aria-labelledby="security">
      <h2 id="security" className={styles.heading}>
        {signInPage.securityHeading}
      </h2>
      <ul role="list">
        {badges.map(({ Icon, title, text }) => (
          <li key={title} className={styles.badge}>
            <Icon aria-hidden="true" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
