import type { PageMeta, Point } from '../types';
import { wishlistName } from './wishlistName';

/** Texts of /login-signup around its forms. */
export const signInPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly loginDone: string;
  readonly signUpDone: string;
  /** Shown when a social button is pressed, after the provider's name. */
  readonly socialNote: string;
  readonly sso: Point;
  readonly ssoLink: string;
  readonly securityHeading: string;
  readonly security: { readonly passwords: Point; readonly sending: Point; readonly cookies: Point };
} = {
  meta: {
    title: 'Login or sign up',
    description:
      'The forms of a customer account, with nothing behind them: the demo checks what you type, keeps no accounts and sends nothing.',
    keywords: ['login', 'sign up', 'single sign-on', 'demo account'],
  },
  heading: 'Login or sign up',
  lead: `A demonstration of both forms. They check what you type and then forget it; the shop, the cart and the ${wishlistName.inText} work without an account.`,
  loginDone:
    'That looks right. This demo has no accounts, so you haven’t been logged in and your password was cleared.',
  signUpDone:
    'That looks right. This demo has no accounts, so none was created and your password was cleared.',
  socialNote: 'is not connected: this demo has no sign-in. You can use the whole shop without one.',
  sso: {
    title: 'Enterprise single sign-on',
    text: 'On the Enterprise plan your team signs in through your own identity provider, with roles for each team.',
  },
  ssoLink: 'Ask sales about single sign-on',
  securityHeading: 'What happens to what you type',
  security: {
    passwords: {
      title: 'No password is kept',
      text: 'Passwords are cleared once a form is accepted. They are in no log and on no disk.',
    },
    sending: {
      title: 'Nothing is sent',
      text: 'The forms end in this browser. There is no server behind them.',
    },
    cookies: {
      title: 'No cookies, no trackers',
      text: 'Nobody tracks you, and this site loads nothing from other sites.',
    },
  },
};

/** Texts of /forgot-password around its form. */
export const forgotPasswordPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly done: string;
} = {
  meta: {
    title: 'Forgot password',
    description:
      'Where a forgotten password would be reset. The demo keeps no accounts, so it checks the address and sends nothing.',
    keywords: ['forgot password', 'password reset', 'demo account'],
  },
  heading: 'Forgot your password?',
  lead: 'In a shop with accounts, a link to choose a new one would go to the address below.',
  done: 'That looks right. This demo has no accounts, so there is no password to reset and no email was sent.',
};
