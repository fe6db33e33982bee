import { proxy } from 'comlink';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ModelRunner } from './modelRunner';

export interface StartedModel<Input, Result> {
  readonly worker: Pick<Worker, 'addEventListener' | 'terminate'>;
  readonly runner: ModelRunner<Input, Result>;
}

interface Computed<Input, Result> {
  readonly input: Input;
  readonly result: Result;
}

/** State of the run for the current input. */
export type RunState =
  | { readonly kind: 'done' }
  /** `progress` is from 0 to 1, or null if unknown. */
  | { readonly kind: 'running'; readonly progress: number | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

export interface ModelState<Result, Input = unknown> {
  /** The input that `result` was computed from. */
  readonly input: Input;
  /** The result of the current input, or of an earlier one while `state` is not `done`. */
  readonly result: Result;
  readonly state: RunState;
  readonly cancel: () => void;
  /** Runs again after a cancellation or failure. */
  readonly retry: () => void;
}

/** The last state reported for a run, with the input and the attempt that it belongs to. */
interface Report<Input> {
  readonly input: Input;
  readonly attempt: number;
  readonly state: RunState;
}

/**
 * Computes a model's result in a worker whenever the input changes.
 * @param startModel starts the worker; must be the same function at every render
 * @param input must be the same object until something changes
 * @param example an input with its result from the build, shown in the prerendered page
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
    const fail = () => {
      setBrokenAttempt(attempt);
    };
    try {
      started.current = startModel();
    } catch {
      // The browser, or an extension, allows no worker. The example stays, which needs none.
      fail();
      return undefined;
    }
    const { worker } = started.current;
    // The script failed to load, or the worker ran out of memory.
    worker.addEventListener('error', fail);
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
      if (isStale) return;
      setReport((before) => {
        const isOfThisRun = before?.input === input && before.attempt === attempt;
        // Ignores a message that was on its way when the visitor canceled.
        return isOfThisRun && before.state.kind === 'cancelled' ? before : { input, attempt, state };
      });
    };
    const onProgress = proxy((progress: number) => {
      say({ kind: 'running', progress });
    });
    runner.run(input, onProgress).then(
      (result) => {
        if (result === null || isStale) return;
        // A result renders many plots and tables, so a transition keeps the page responsive to the next input.
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
