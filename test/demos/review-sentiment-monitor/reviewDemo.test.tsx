import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

// jsdom has no workers, so the page shows its prerendered example.
jest.mock('../../../src/demos/review-sentiment-monitor/startModel', () => ({
  startModel: () => ({
    worker: Object.assign(new EventTarget(), { terminate: () => undefined }),
    runner: { run: () => new Promise(() => undefined), cancel: () => undefined },
  }),
}));

test('an example replaces reviews from a link', async () => {
  const { user } = await renderRoute('/demos/review-sentiment-monitor#reviews=Lovely.');
  const field = await screen.findByRole('textbox', { name: 'Reviews, one per line or as CSV' });
  expect(field).toHaveValue('Lovely.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sample' }), 'Fraud Shield reviews');
  expect(field).not.toHaveValue('Lovely.');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
});

test('a review is explained word by word, for any review in the list', async () => {
  const { user } = await renderRoute('/demos/review-sentiment-monitor?review=12');
  const sum = await screen.findByRole('region', { name: 'How the score works' });
  expect(
    within(sum).getByRole('row', { name: /^Lovely rated \+2\.80; counts half as much before “but”/ }),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Negative');
  await user.click(screen.getByRole('button', { name: 'Explain review 11' }));
  expect(within(sum).getByRole('heading')).toHaveFocus();
  await user.selectOptions(
    within(sum).getByRole('combobox', { name: 'Review' }),
    '7 · It arrived on a Tuesday in a gray…',
  );
  expect(within(sum).getByText('No opinion words in this sentence.')).toBeVisible();
});

test('the evaluation follows the threshold', async () => {
  await renderRoute('/demos/review-sentiment-monitor?threshold=0.5');
  const accuracy = await screen.findByRole('region', { name: 'How accurate are the scores?' });
  expect(within(accuracy).getByText(/agreed with them on 4\d%/u)).toBeInTheDocument();
  expect(within(accuracy).getByText(/would be right 43% of the time/u)).toBeInTheDocument();
});
