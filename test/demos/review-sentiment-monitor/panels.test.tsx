import { render, screen, within } from '@testing-library/react';
import { exampleResult } from '../../../src/demos/review-sentiment-monitor/example.computed';
import { TrendPlot } from '../../../src/demos/review-sentiment-monitor/TrendPlot';
import { renderRoute } from '../../support/renderRoute';

// jsdom has no workers, so the page shows its prerendered example.
jest.mock('../../../src/demos/review-sentiment-monitor/startModel', () => ({
  startModel: () => ({
    worker: Object.assign(new EventTarget(), { terminate: () => undefined }),
    runner: { run: () => new Promise(() => undefined), cancel: () => undefined },
  }),
}));

const { reviews, changePValue } = exampleResult;
const dated = reviews.slice(0, 4);

test('too few reviews show no trend, and the page says what is missing', () => {
  render(<TrendPlot reviews={dated} changePValue={null} />);
  expect(
    screen.getByText('You need at least six reviews with a score and a date to see a trend.'),
  ).toBeInTheDocument();
});

test('reviews with a score below −0.05 are negative', () => {
  render(<TrendPlot reviews={reviews} changePValue={changePValue} />);
  expect(within(screen.getByRole('table')).getAllByText('Negative')).toHaveLength(6);
});

test.each([
  [0.012, /^The five-review average was lowest on .+ and highest on .+ only once in 83 tries\.$/u],
  [
    0.34,
    /^No clear change: the five-review average ranges from .+ 34% of the time, so it may be a coincidence\.$/u,
  ],
])('at a p-value of %d, the summary says how rare such a swing is', (pValue, text) => {
  render(<TrendPlot reviews={reviews} changePValue={pValue} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('each review of a filtered list is explained word by word', async () => {
  const { user } = await renderRoute('/demos/review-sentiment-monitor');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Negative');
  const reviews = within(screen.getByRole('region', { name: 'Word by word' }));
  expect(reviews.getByRole('status')).toHaveTextContent('6 reviews');
  await user.click(reviews.getAllByText('Explain this score')[1] ?? document.body);
  expect(reviews.getByText(/counts half as much before “but”/u)).toBeVisible();
});

test('says nothing about the sample’s lines while the first own text is read', async () => {
  const { user } = await renderRoute('/demos/review-sentiment-monitor');
  await user.type(await screen.findByRole('textbox', { name: /^Your reviews/u }), 'Great.');
  expect(screen.queryByText(/Line \d+/u)).not.toBeInTheDocument();
});
