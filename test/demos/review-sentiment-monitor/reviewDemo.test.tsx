import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

// jsdom has no workers, so the page shows its prerendered example.
jest.mock('../../../src/demos/review-sentiment-monitor/startModel', () => ({
  startModel: () => ({
    worker: Object.assign(new EventTarget(), { terminate: () => undefined }),
    runner: { run: () => new Promise(() => undefined), cancel: () => undefined },
  }),
}));

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
