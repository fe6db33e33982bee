/**
 * A computation that can be observed and canceled: it yields its progress from 0 to 1, and returns its
 * result.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Runs a computation without pauses, for the build and tests. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
