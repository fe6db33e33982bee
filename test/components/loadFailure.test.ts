import { loadWithRetry } from '../../src/components/loading/loadFailure';

/** Creates webpack's error for a chunk that failed to load. */
const missing = (request: string) =>
  Object.assign(new Error(`Loading chunk failed: ${request}`), { name: 'ChunkLoadError', request });

/** Mocks `fetch` and records its requests. */
function listenToFetch() {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(`${input instanceof Request ? input.url : String(input)} ${init?.cache ?? 'default'}`);
    return Promise.resolve(new Response());
  });
  return asked;
}

/** Creates a loader that fails with each error in turn, then succeeds. */
const loading = (...errors: Error[]) =>
  jest.fn(() => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve('code');
  });

test('retries a failed chunk once, bypassing the cache', async () => {
  const asked = listenToFetch();
  await expect(loadWithRetry(loading(missing('/a.js')))).resolves.toBe('code');
  expect(asked).toEqual(['/a.js reload']);
});

test('retries each of several failed chunks', async () => {
  const asked = listenToFetch();
  await expect(loadWithRetry(loading(missing('/a.js'), missing('/b.js')))).resolves.toBe('code');
  expect(asked).toEqual(['/a.js reload', '/b.js reload']);
});

test('requests a missing chunk twice, no more', async () => {
  listenToFetch();
  const load = loading(missing('/a.js'), missing('/a.js'));
  await expect(loadWithRetry(load)).rejects.toThrow('/a.js');
  expect(load).toHaveBeenCalledTimes(2);
});

test('offline, the retry fails with the same kind of error', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(loadWithRetry(loading(missing('/a.js'), missing('/a.js')))).rejects.toMatchObject({
    name: 'ChunkLoadError',
  });
});

test('doesn’t reload code that throws', async () => {
  const asked = listenToFetch();
  await expect(loadWithRetry(loading(new Error('broken')))).rejects.toThrow('broken');
  expect(asked).toEqual([]);
});
