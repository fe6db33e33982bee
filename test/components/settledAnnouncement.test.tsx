import { act, render, screen } from '@testing-library/react';
import { SettledAnnouncement } from '../../src/components/ui/SettledAnnouncement';

afterEach(() => {
  jest.useRealTimers();
});

test('announces a changing text once, half a second after its last change', () => {
  jest.useFakeTimers();
  const { rerender } = render(<SettledAnnouncement text="$10" />);
  for (const text of ['$11', '$12', '$13']) {
    rerender(<SettledAnnouncement text={text} />);
    act(() => {
      jest.advanceTimersByTime(499);
    });
    expect(screen.getByRole('status')).toHaveTextContent('$10');
  }
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByRole('status')).toHaveTextContent('$13');
});
