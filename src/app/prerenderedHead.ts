/** Selectors of the tags that `Meta` and `ReadingIndex` render. */
const OWN_TAGS = [
  'title',
  'link[rel="canonical"], link[rel="alternate"]',
  'meta[property], meta[name="description"], meta[name="keywords"], meta[name="robots"]',
  'meta[name="author"], meta[name="twitter:card"]',
].join();

/**
 * Removes the prerendered metadata before another page renders. React only adds to the head, so both pages' titles
 * would remain.
 */
export function removePrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll(OWN_TAGS)) tag.remove();
}
