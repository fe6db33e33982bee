import { expose } from 'comlink';
import { modelRunner } from './modelRunner';
import type { Steps } from './steps';

/**
 * Offers a model that takes a while to the page of its worker. It runs once before it is asked, for what the page shows
 * already: a browser compiles what has run before, and the visitor's first change would take nearly twice as long.
 */
export function exposeModel<Input, Result>(model: (input: Input) => Steps<Result>, example: Input): void {
  const runner = modelRunner(model);
  expose(runner);
  void runner.run(example, () => undefined);
}
