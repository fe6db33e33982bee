export const EXAMPLE_SEED = 7;
