import type { TrainingInput } from './model';

export const exampleInput: TrainingInput = { seed: 1, factors: 6, regularization: 20 };
