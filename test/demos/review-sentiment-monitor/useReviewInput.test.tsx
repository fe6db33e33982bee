import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useReviewInput } from '../../../src/demos/review-sentiment-monitor/useReviewInput';

const file = new File(['review\nFrom the file.'], 'reviews.csv');
// jsdom has no Blob.arrayBuffer.
Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }) });

test('a file is ignored if the visitor typed while it was read', async () => {
  const { result } = renderHook(() => useReviewInput('dress'), { wrapper: MemoryRouter });
  await act(async () => {
    const opened = result.current.openFile(file);
    result.current.write('My own review.');
    await opened;
  });
  expect(result.current.text).toBe('My own review.');
  expect(result.current.file).toBeNull();
  await act(() => result.current.openFile(file));
  expect(result.current.file).toMatchObject({ name: 'reviews.csv' });
});
