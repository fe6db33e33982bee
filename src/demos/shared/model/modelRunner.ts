import { expose } from 'comlink';
import { nextTask } from '../../../components/loading/tasks';
import type { WithProgress } from './withProgress';

/** The interface of a demo's worker. */
export interface ModelRunner<Input, Result> {
  /**
   * Computes the result of an input, canceling a run in progress.
   * @param onProgress receives the progress from 0 to 1
   * @returns null if the run was canceled
   */
  readonly run: (input: Input, onProgress: (share: number) => void) => Promise<Result | null>;
  readonly cancel: () => void;
}

/** Milliseconds between checks for a cancellation. */
const SLICE_MS = 40;

/** Runs a model in slices, so that it can be canceled in between. */
export function modelRunner<Input, Result>(
  model: (input: Input) => WithProgress<Result>,
): ModelRunner<Input, Result> {
  let latest = 0;
  return {
    run: async (input, onProgress) => {
      latest += 1;
      const own = latest;
      const steps = model(input);
      let sliceStart = performance.now();
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
        if (performance.now() - sliceStart < SLICE_MS) continue;
        onProgress(step.value);
        // Lets pending messages arrive, such as a cancellation.
        await nextTask();
        if (latest !== own) return null;
        sliceStart = performance.now();
      }
    },
    cancel: () => {
      latest += 1;
    },
  };
}

/**
 * Exposes a worker's model to the page. Runs it once on the example, so that its code is compiled; otherwise
 * the visitor's first change would take nearly twice as long.
 */
export function exposeModel<Input, Result>(
  model: (input: Input) => WithProgress<Result>,
  example: Input,
): void {
  const runner = modelRunner(model);
  expose(runner);
  void runner.run(example, () => undefined);
}
