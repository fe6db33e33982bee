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

test('a review is explained word by word, for both methods and for any review in the list', async () => {
  const { user } = await renderRoute('/demos/review-sentiment-monitor?review=12');
  const sum = await screen.findByRole('region', { name: 'How the score works' });
  expect(
    within(sum).getByRole('row', { name: /^Lovely rated \+2\.80; counts half as much before “but”/ }),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'The two methods disagree');
  await user.click(screen.getByRole('button', { name: 'Explain review 12' }));
  expect(within(sum).getByRole('heading')).toHaveFocus();
  expect(
    within(sum).getByText(
      /The trained model, which learned from labeled sentences, rates this review positive\.$/u,
    ),
  ).toBeVisible();
  await user.selectOptions(
    within(sum).getByRole('combobox', { name: 'Review' }),
    '7 · It arrived on a Tuesday in a gray…',
  );
  expect(within(sum).getByText('No opinion words in this sentence.')).toBeVisible();
  await user.selectOptions(
    within(sum).getByRole('combobox', { name: 'Method' }),
    'Trained model (from reviews)',
  );
  expect(within(sum).getAllByRole('row', { name: /^Starting point/ })).toHaveLength(1);
  expect(within(sum).getByText(/The word list knows none of this review’s words\.$/u)).toBeVisible();
});

test('the evaluation follows the threshold', async () => {
  await renderRoute('/demos/review-sentiment-monitor?threshold=0.5');
  const failures = await screen.findByRole('region', { name: 'How accurate are the scores?' });
  expect(
    within(failures).getByRole('row', { name: 'Always guessing “positive” (baseline) 811 1,871 43%' }),
  ).toBeInTheDocument();
  expect(within(failures).getByRole('row', { name: /^Word list \d+ 1,871 4\d%$/ })).toBeInTheDocument();
});
