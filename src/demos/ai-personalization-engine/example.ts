import type { TrainingInput } from './model';

/** The demo's initial settings. */
export const exampleInput: TrainingInput = { seed: 1, factors: 6, regularization: 20 };
