import { screen, within } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';

describe('A form says up front that nothing is sent', () => {
  test.each([
    ['/', 'Contact'],
    ['/contact-us', 'Contact'],
    ['/blog', /./],
    ['/news', /./],
    ['/login-signup', 'Login'],
    ['/forgot-password', /./],
  ])('on %s', async (path, name) => {
    await renderRoute(path);
    const forms = within(screen.getByRole('main')).getAllByRole('form', { name });
    for (const form of forms) expect(within(form).getByText(/never sent/)).toBeVisible();
  });

  test('for signing up', async () => {
    const { user } = await renderRoute('/login-signup');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(within(screen.getByRole('form', { name: 'Sign Up' })).getByText(/never sent/)).toBeVisible();
  });
});
