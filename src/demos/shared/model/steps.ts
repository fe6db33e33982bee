/**
 * A computation that can be watched and stopped: wherever it may be interrupted it yields how far it is, from 0 to 1,
 * and in the end it returns its result.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Runs a computation to its end without a break, as the build and the tests do. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
