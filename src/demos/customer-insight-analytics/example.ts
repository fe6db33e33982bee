import type { InsightInput } from './model';

/** The input that the demo starts with. */
export const exampleInput: InsightInput = { seed: 7, own: null };
