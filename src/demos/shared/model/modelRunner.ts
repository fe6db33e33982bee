import { nextTask } from '../../../components/loading/tasks';
import type { Steps } from './steps';

/** What a demo's worker offers to its page. */
export interface ModelRunner<Input, Result> {
  /**
   * Computes the result of an input; a run that is still under way is given up for it.
   *
   * @param onProgress hears from time to time how far it is, from 0 to 1
   * @returns null if the run was given up
   */
  readonly run: (input: Input, onProgress: (share: number) => void) => Promise<Result | null>;
  /** Gives up the run that is under way. */
  readonly cancel: () => void;
}

/** How long a run keeps the worker from hearing that it is to be given up, in milliseconds. */
const SLICE_MS = 40;

/** Runs a model in slices, between which it can be given up. */
export function modelRunner<Input, Result>(
  model: (input: Input) => Steps<Result>,
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
        // Messages come in that have arrived meanwhile.
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
