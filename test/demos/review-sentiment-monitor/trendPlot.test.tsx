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
