/**
 * ISO date of the current content. Files that need a date but have none use it, so that builds of the same content
 * are byte-identical.
 */
export const contentDate = '2025-10-21';
