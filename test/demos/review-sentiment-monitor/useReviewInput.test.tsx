import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useReviewInput } from '../../../src/demos/review-sentiment-monitor/useReviewInput';

test('text typed while a file is read stays in the field', () => {
  const { result } = renderHook(() => useReviewInput('dress'), { wrapper: MemoryRouter });
  // The page, too, keeps this function until the file has been read.
  const { open } = result.current;
  act(() => {
    result.current.write('My own review.');
  });
  act(() => {
    open({ kind: 'file', name: 'reviews.csv', bytes: new ArrayBuffer(0), isCut: false });
  });
  expect(result.current.text).toBe('My own review.');
  expect(result.current.file).not.toBeNull();
});
