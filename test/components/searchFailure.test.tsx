import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import { letDialogsOpen, serveSearchIndex } from '../support/search';

beforeAll(letDialogsOpen);

const FAILED = 'Search couldn’t be loaded. Check your connection and try again.';

// The index is cached as long as the page, so one test covers every failure and then success.
test('a failed search says so, keeps the typed text and offers a retry', async () => {
  const failures = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('gone', { status: 404 })),
    () => Promise.resolve(new Response('<!doctype html>')),
    () => Promise.resolve(Response.json([{ kind: 'nonsense' }])),
  ];
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const failure of failures) fetched.mockImplementationOnce(failure);

  const { user } = await renderRoute('/faq');
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox'), 'fraud');
  for (const attempt of failures.keys()) {
    await waitFor(() => {
      expect(fetched).toHaveBeenCalledTimes(attempt + 1);
      expect(dialog.getByRole('status')).toHaveTextContent(FAILED);
    });
    if (attempt === failures.length - 1) serveSearchIndex();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(dialog.getByRole('combobox')).toHaveFocus();
  }
  expect(await dialog.findByRole('option', { name: 'Fraud Shield' })).toBeVisible();
  expect(dialog.getByRole('combobox')).toHaveValue('fraud');
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
});
