/** At most this many characters of reviews are scored: some 5,000 reviews. */
export const MAX_CHARACTERS = 500_000;
