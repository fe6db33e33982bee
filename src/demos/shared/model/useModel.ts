import { proxy } from 'comlink';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ModelRunner } from './modelRunner';

/** A worker with its model as it is called from the page. */
export interface StartedModel<Input, Result> {
  readonly worker: Worker;
  readonly runner: ModelRunner<Input, Result>;
}

/** An input with its result. */
interface Computed<Input, Result> {
  readonly input: Input;
  readonly result: Result;
}

/** The state of the run for the present input. */
export type RunState =
  | { readonly kind: 'done' }
  /** `progress` is from 0 to 1; null as long as nothing is known of it. */
  | { readonly kind: 'running'; readonly progress: number | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** What {@link useModel} returns. */
export interface ModelState<Result, Input = unknown> {
  /** What the result is of. */
  readonly input: Input;
  /** The result of the present input, or of an earlier one while `state` is not `done`. */
  readonly result: Result;
  readonly state: RunState;
  readonly cancel: () => void;
  /** Runs once more what was cancelled or has failed. */
  readonly retry: () => void;
}

/** News of a run, other than its result. */
interface Report<Input> {
  readonly input: Input;
  readonly attempt: number;
  readonly state: RunState;
}

/**
 * Computes a model's result in a worker whenever the input changes.
 *
 * @param startModel starts the model's worker; the same function at every render
 * @param input the same object as long as nothing has changed
 * @param example an input whose result is known from the build: what the prerendered page shows
 */
export function useModel<Input, Result>(
  startModel: () => StartedModel<Input, Result>,
  input: Input,
  example: Computed<Input, Result>,
): ModelState<Result, Input> {
  const started = useRef<StartedModel<Input, Result>>(null);
  const [latest, setLatest] = useState(example);
  const [report, setReport] = useState<Report<Input> | null>(null);
  const [brokenAttempt, setBrokenAttempt] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const { worker, runner } = startModel();
    started.current = { worker, runner };
    // The script did not arrive, or the worker ran out of memory.
    worker.addEventListener('error', () => {
      setBrokenAttempt(attempt);
    });
    return () => {
      started.current = null;
      worker.terminate();
    };
  }, [startModel, attempt]);

  useEffect(() => {
    const runner = started.current?.runner;
    if (!runner || input === example.input) return undefined;
    let isStale = false;
    const say = (state: RunState) => {
      if (!isStale) setReport({ input, attempt, state });
    };
    const onProgress = proxy((progress: number) => {
      say({ kind: 'running', progress });
    });
    runner.run(input, onProgress).then(
      (result) => {
        if (result === null || isStale) return;
        // A result is a page of plots and tables: rendered in a transition, they leave room for the next input.
        startTransition(() => {
          setLatest({ input, result });
        });
      },
      () => {
        say({ kind: 'failed' });
      },
    );
    return () => {
      isStale = true;
      runner.cancel();
    };
  }, [input, example.input, attempt]);

  const shown = input === example.input ? example : latest;
  const stateOfRun = (): RunState => {
    if (shown.input === input) return { kind: 'done' };
    if (brokenAttempt === attempt) return { kind: 'failed' };
    if (report?.input === input && report.attempt === attempt) return report.state;
    return { kind: 'running', progress: null };
  };
  return {
    input: shown.input,
    result: shown.result,
    state: stateOfRun(),
    cancel: () => {
      started.current?.runner.cancel();
      setReport({ input, attempt, state: { kind: 'cancelled' } });
    },
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}
