import { render, screen } from '@testing-library/react';
import { readAll } from '../../../src/demos/review-sentiment-monitor/model';
import { StarsAgainstWords } from '../../../src/demos/review-sentiment-monitor/StarsAgainstWords';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

test('ratings on another scale are shown as parts of five stars', () => {
  const text = 'rating,review\n2,I love this great coat.\n10,This coat is awful.';
  const { reviews } = runToEnd(readAll({ source: textSource(text), columns: {} }));
  render(<StarsAgainstWords reviews={reviews} threshold={0.05} onChoose={() => undefined} />);
  expect(screen.getAllByText(/of 5 stars$/u).map(({ textContent }) => textContent)).toEqual([
    '1.4 of 5 stars',
    '5 of 5 stars',
  ]);
});
