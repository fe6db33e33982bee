/** Finds a meta tag by name or property; null if there is none. */
export function metaContent(name: string): string | null {
  const elements = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return elements[0]?.getAttribute('content') ?? null;
}

export function canonicalAddress(): string | null {
  return document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
}
