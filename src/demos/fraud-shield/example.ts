/** The seed that the demo starts with. */
export const EXAMPLE_SEED = 7;
