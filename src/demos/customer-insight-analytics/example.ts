import type { InsightInput } from './model';

export const exampleInput: InsightInput = { seed: 7, own: null };
