import { modelRunner } from '../../../src/demos/shared/model/modelRunner';
import type { WithProgress } from '../../../src/demos/shared/model/withProgress';

/** Counts to a number. Each step takes 100 ms of the fake clock. */
function* count(to: number): WithProgress<number> {
  for (let step = 1; step <= to; step += 1) {
    jest.advanceTimersByTime(100);
    yield step / to;
  }
  return to;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs all pending timers and promises. */
const settle = () => jest.runAllTimersAsync();

describe('a model that runs in slices', () => {
  test('reports progress, then its result', async () => {
    const heard: number[] = [];
    const result = modelRunner(count).run(4, (share) => heard.push(share));
    await settle();
    expect(await result).toBe(4);
    expect(heard).toEqual([0.25, 0.5, 0.75, 1]);
  });

  test('is canceled by the next run', async () => {
    const runner = modelRunner(count);
    const first = runner.run(4, () => undefined);
    const second = runner.run(3, () => undefined);
    await settle();
    expect(await first).toBeNull();
    expect(await second).toBe(3);
  });

  test('can be canceled', async () => {
    const runner = modelRunner(count);
    const run = runner.run(4, () => undefined);
    runner.cancel();
    await settle();
    expect(await run).toBeNull();
  });
});
