import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

// jsdom has no workers, so the page shows its prerendered example.
jest.mock('../../../src/demos/review-sentiment-monitor/startModel', () => ({
  startModel: () => ({
    worker: Object.assign(new EventTarget(), { terminate: () => undefined }),
    runner: { run: () => new Promise(() => undefined), cancel: () => undefined },
  }),
}));

test('each review of a filtered list is explained word by word', async () => {
  const { user } = await renderRoute('/demos/review-sentiment-monitor');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Negative');
  const reviews = within(screen.getByRole('region', { name: 'Word by word' }));
  expect(reviews.getByRole('status')).toHaveTextContent('6 reviews');
  await user.click(reviews.getAllByText('Explain this score')[1] ?? document.body);
  expect(reviews.getByText(/counts half as much before “but”/u)).toBeVisible();
});
