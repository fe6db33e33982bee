import type { TrainingInput } from './model';

/** What the method is trained with at first. */
export const exampleInput: TrainingInput = { seed: 1, factors: 6, regularization: 20 };
