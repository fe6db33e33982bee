import { expose } from 'comlink';
import { modelRunner } from './modelRunner';
import type { WithProgress } from './withProgress';

/**
 * Exposes a model from a worker to its page. Runs it once for the input that the page already shows, so that its
 * code is compiled; otherwise the visitor's first change would take nearly twice as long.
 */
export function exposeModel<Input, Result>(
  model: (input: Input) => WithProgress<Result>,
  example: Input,
): void {
  const runner = modelRunner(model);
  expose(runner);
  void runner.run(example, () => undefined);
}
