/**
 * ISO date of the current content. Used in files that need a date and have none of their own, so that builds
 * of the same content are byte-identical.
 */
export const contentDate = '2025-10-21';
