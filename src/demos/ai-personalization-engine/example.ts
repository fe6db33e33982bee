import type { TrainingInput } from './model';

/** The settings that the demo starts with. */
export const exampleInput: TrainingInput = { seed: 1, factors: 6, regularization: 20 };
