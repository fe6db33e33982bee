import { wishlistName } from './wishlistName';

export const signInPage = {
  meta: {
    title: 'Log in or sign up',
    description:
      'Login and sign-up forms to try. The demo checks what you type, has no accounts, and sends nothing.',
    keywords: 'login, sign up, register, create an account, single sign-on, SSO, demo account',
  },
  heading: 'Log in or sign up',
  lead: `You don’t need an account: the shop, cart, and ${wishlistName.inText} work without one.`,
  loginDone: 'You’re not logged in: this demo has no accounts. Your password was cleared.',
  signUpDone: 'No account was created: this demo has no accounts. Your password was cleared.',
  /** Shown after a provider's name when its button is pressed. */
  socialNote: 'isn’t connected: this demo has no sign-in. You can use the whole shop without one.',
  sso: {
    title: 'Enterprise single sign-on',
    text: 'On the Enterprise plan, your team signs in through your identity provider, with roles for each team.',
  },
  ssoLink: 'Ask sales about single sign-on',
  securityHeading: 'What happens to what you type',
  security: {
    passwords: 'Passwords are never logged or saved',
    sending: 'Nothing is sent',
    cookies: 'No cookies, no trackers',
  },
} as const;

export const forgotPasswordPage = {
  meta: {
    title: 'Forgot password',
    description:
      'Where you would reset a forgotten password. The demo has no accounts, so it checks the address and sends nothing.',
    keywords: 'forgot password, lost password, password reset, demo account',
  },
  heading: 'Forgot your password?',
  lead: 'In a real store, we’d email you a link to reset your password.',
  done: 'No email was sent: this demo has no accounts, so there is no password to reset.',
} as const;
