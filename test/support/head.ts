/** What the document's head says under a name or property, null if it does not say. */
export function metaContent(name: string): string | null {
  const elements = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return elements[0]?.getAttribute('content') ?? null;
}

/** The address that the page calls its own. */
export function canonicalAddress(): string | null {
  return document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
}
