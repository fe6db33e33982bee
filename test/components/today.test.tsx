import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useToday } from '../../src/components/hooks/useToday';
import { setClock } from '../support/clock';

function Today() {
  return <p>{useToday() ?? 'no day'}</p>;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('Today', () => {
  test('is null in a prerendered page, which may be read on another day', () => {
    expect(renderToString(<Today />)).toBe('<p>no day</p>');
  });

  test('uses the visitor’s time zone', () => {
    setClock(new Date(2028, 1, 29, 23, 59));
    render(<Today />);
    expect(screen.getByText('2028-02-29')).toBeVisible();
  });

  test('updates when a page that was left open becomes visible again', () => {
    setClock(new Date(2028, 1, 29, 23, 59));
    render(<Today />);
    setClock(new Date(2028, 2, 1, 8, 0));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('2028-03-01')).toBeVisible();
  });

  test('updates at midnight on a visible page', () => {
    jest.useFakeTimers({ now: new Date(2028, 1, 28, 23, 59) });
    render(<Today />);
    for (const day of ['2028-02-29', '2028-03-01']) {
      act(() => {
        jest.advanceTimersByTime(24 * 60 * 60 * 1000);
      });
      expect(screen.getByText(day)).toBeVisible();
    }
  });
});
