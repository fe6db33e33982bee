import { render, screen, within } from '@testing-library/react';
import { exampleResult } from '../../../src/demos/review-sentiment-monitor/example.computed';
import { TrendPlot } from '../../../src/demos/review-sentiment-monitor/TrendPlot';

const { reviews, changePValue } = exampleResult;
const dated = reviews.slice(0, 4);
const undated = dated.map((review) => ({ ...review, date: null }));

test.each([
  ['dated', dated, 'reviews with a score and a date'],
  ['undated', undated, 'reviews with a score'],
])('too few %s reviews show no trend, and the page says what is missing', (_, few, what) => {
  render(<TrendPlot reviews={few} changePValue={null} threshold={0.05} />);
  expect(screen.getByText(`You need at least six ${what} to see a trend.`)).toBeInTheDocument();
});

test.each([
  [0.05, 6],
  [0.5, 2],
])('at a threshold of %d, %d reviews are negative', (threshold, count) => {
  render(<TrendPlot reviews={reviews} changePValue={changePValue} threshold={threshold} />);
  expect(within(screen.getByRole('table')).getAllByText('Negative')).toHaveLength(count);
});

test.each([
  [0.012, /^The five-review average was lowest on .+ and highest on .+ only once in 83 tries\.$/u],
  [
    0.34,
    /^No clear change: the five-review average ranges from .+ 34% of the time, so it may be a coincidence\.$/u,
  ],
])('at a p-value of %d, the summary says how rare such a swing is', (pValue, text) => {
  render(<TrendPlot reviews={reviews} changePValue={pValue} threshold={0.05} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
