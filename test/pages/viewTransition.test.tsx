import { act, screen } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';

test('a page waiting for its view transition doesn’t replace a later one', async () => {
  const { user, router } = await renderRoute('/shop');
  const updates: ViewTransitionUpdateCallback[] = [];
  const atOnce = document.startViewTransition.bind(document);
  // A browser takes its picture of the old page first, and another page may come meanwhile.
  jest.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    if (typeof update === 'function') updates.push(update);
    return atOnce();
  });
  await user.click(screen.getByRole('link', { name: 'View Details: Fraud Shield' }));
  await act(() => router.navigate('/faq'));
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
  expect(updates).toHaveLength(1);
  await act(async () => {
    for (const update of updates) await update();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions and answers');
});
