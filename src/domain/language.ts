/** The language of all texts, numbers and dates (BCP 47). */
export const LANGUAGE = 'en-US';
