/**
 * A computation that yields its progress from 0 to 1 and returns its result, so that it can be observed and
 * canceled.
 */
export type WithProgress<Result> = Generator<number, Result, void>;

/** Number of items visited between two progress steps; a table's rows take about 10 µs each. */
const ITEMS = 4000;

/** Visits each item, yielding progress. */
export function* forEachWithProgress<Item>(
  items: readonly Item[],
  visit: (item: Item, index: number) => void,
): WithProgress<void> {
  for (const [index, item] of items.entries()) {
    if (index % ITEMS === 0) yield index / items.length;
    visit(item, index);
  }
}

/** Maps each item, yielding progress. */
export function* mapWithProgress<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): WithProgress<readonly Result[]> {
  const results: Result[] = [];
  yield* forEachWithProgress(items, (item, index) => {
    results.push(map(item, index));
  });
  return results;
}

/** Runs a part of a computation, and maps its progress to a range of the whole. */
export function* scaleProgress<Result>(
  steps: WithProgress<Result>,
  from: number,
  to: number,
): WithProgress<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** Runs a computation without pauses, for the build and tests. */
export function runToEnd<Result>(steps: WithProgress<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
