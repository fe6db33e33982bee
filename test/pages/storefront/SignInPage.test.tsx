import { screen, within } from '@testing-library/react';
import { errorSummary, summarizedErrors, watchLog } from '../../support/forms';
import { hrefOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';

const login = () => within(screen.getByRole('form', { name: 'Login' }));
const signUp = () => within(screen.getByRole('form', { name: 'Sign Up' }));

async function filledSignUp() {
  const { user } = await renderRoute('/login-signup');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Okafor'],
    ['Email', 'ada@shop.example'],
    ['Password', 'orchard street'],
    ['Confirm password', 'orchard street'],
  ] as const) {
    await user.click(signUp().getByLabelText(label));
    await user.paste(value);
  }
  await user.click(signUp().getByRole('checkbox'));
  return user;
}
const submitSignUp = () => signUp().getByRole('button', { name: 'Sign Up' });

describe('/login-signup', () => {
  test('opens on Login, with a link to /forgot-password', async () => {
    await renderRoute('/login-signup');
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(hrefOf(login().getByRole('link', { name: 'Forgot password?' }))).toBe('/forgot-password');
    expect(screen.queryByRole('form', { name: 'Sign Up' })).not.toBeInTheDocument();
  });

  test('says after a login that the demo keeps no accounts, and logs no password', async () => {
    const log = watchLog();
    const { user } = await renderRoute('/login-signup');
    await user.type(login().getByLabelText('Email'), 'ada@shop.example');
    await user.type(login().getByLabelText('Password'), 'orchard street');
    await user.click(login().getByRole('button', { name: 'Login' }));
    expect(login().getByRole('status')).toHaveTextContent('not logged in: this demo has no accounts');
    expect(log).toEqual([[expect.any(String), { email: 'ada@shop.example' }]]);
    expect(login().getByLabelText('Email')).toHaveValue('');
    expect(login().getByLabelText('Password')).toHaveValue('');
  });

  test('shows a password when asked to, and hides it again', async () => {
    const { user } = await renderRoute('/login-signup');
    const password = login().getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(login().getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveAttribute('spellcheck', 'false');
    await user.click(login().getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  test('tells password managers which password is which', async () => {
    const { user } = await renderRoute('/login-signup');
    expect(login().getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    for (const label of ['Password', 'Confirm password'])
      expect(signUp().getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    expect(signUp().getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(signUp().getByLabelText(/^Company/)).toHaveAttribute('autocomplete', 'organization');
  });

  test('says after a sign-up that the demo keeps no accounts, logs no password and clears them', async () => {
    const log = watchLog();
    const user = await filledSignUp();
    await user.click(submitSignUp());
    expect(signUp().getByRole('status')).toHaveTextContent('No account was created');
    expect(log).toEqual([
      [
        expect.any(String),
        { firstName: 'Ada', lastName: 'Okafor', company: '', email: 'ada@shop.example', agreeToTerms: true },
      ],
    ]);
    for (const label of ['Password', 'Confirm password', 'First name'])
      expect(signUp().getByLabelText(label)).toHaveValue('');
    expect(signUp().getByRole('checkbox')).not.toBeChecked();
  });

  test('rejects passwords that differ, beside the second one', async () => {
    const log = watchLog();
    const user = await filledSignUp();
    await user.type(signUp().getByLabelText('Confirm password'), '!');
    await user.click(submitSignUp());
    expect(errorSummary()).toHaveFocus();
    expect(summarizedErrors()).toEqual(['The passwords don’t match.']);
    expect(signUp().getByLabelText('Confirm password')).toHaveAccessibleDescription(
      /The passwords don’t match/,
    );
    expect(signUp().getByLabelText('Password')).toHaveValue('orchard street');
    expect(log).toEqual([]);
  });

  test('keeps the other form’s input when toggling', async () => {
    const { user } = await renderRoute('/login-signup');
    await user.type(login().getByLabelText('Email'), 'ada@shop.example');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(login().getByLabelText('Email')).toHaveValue('ada@shop.example');
  });

  test('says that no sign-in provider is contacted', async () => {
    const { user } = await renderRoute('/login-signup');
    for (const provider of ['Google', 'LinkedIn', 'Microsoft']) {
      await user.click(screen.getByRole('button', { name: provider }));
      const note = new RegExp(`^${provider} isn’t connected: this demo has no sign-in`);
      expect(screen.getByText(note)).toHaveRole('status');
    }
  });
});

describe('/forgot-password', () => {
  const form = () => within(screen.getByRole('form', { name: 'Forgot password' }));

  test('checks the address, and says that nothing was sent', async () => {
    const log = watchLog();
    const { user } = await renderRoute('/forgot-password');
    await user.type(form().getByLabelText('Email'), 'ada');
    await user.click(form().getByRole('button'));
    expect(errorSummary()).toHaveFocus();
    expect(form().getByLabelText('Email')).toHaveValue('ada');

    await user.type(form().getByLabelText('Email'), '@shop.example');
    await user.click(form().getByRole('button'));
    expect(form().getByRole('status')).toHaveTextContent('No email was sent');
    expect(log).toEqual([[expect.any(String), { email: 'ada@shop.example' }]]);
  });
});
