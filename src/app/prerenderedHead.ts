/** What `Meta` and `FeedLinks` write into the head of a page's file. */
const OWN_TAGS = [
  'title',
  'link[rel="canonical"], link[rel="alternate"]',
  'meta[property], meta[name="description"], meta[name="keywords"], meta[name="robots"]',
  'meta[name="author"], meta[name="twitter:card"]',
].join();

/**
 * Takes what a file says of its page out of the head. For a page that is rendered anew in another's file: React only
 * adds to the head there, and both pages' titles and addresses would stand in it.
 */
export function removePrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll(OWN_TAGS)) tag.remove();
}
