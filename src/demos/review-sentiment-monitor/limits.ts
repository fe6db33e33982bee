/** Maximum number of characters scored: about 5,000 reviews. */
export const MAX_CHARACTERS = 500_000;
