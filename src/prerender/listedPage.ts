import type { RenderedPage } from './renderPage';

/** What a page says of itself, for the files that list or picture it. */
export interface ListedPage {
  readonly path: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly title: string;
  readonly description: string;
  /** Its one level-1 heading. */
  readonly heading: string;
}

/** Reads it from the HTML that React rendered, so that no list differs from the page. */
export function listedPage(
  { path, indexed }: Pick<ListedPage, 'path' | 'indexed'>,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
): ListedPage {
  const find = (html: string, pattern: RegExp) => {
    const [, found] = pattern.exec(html) ?? [];
    if (!found) throw new Error(`${path} has nothing like ${pattern.source}.`);
    return plainText(found);
  };
  return {
    path,
    indexed,
    title: find(head, /<title>(.*?)<\/title>/s),
    description: find(head, /<meta name="description" content="(.*?)"/s),
    heading: find(body, /<h1\b[^>]*>(.*?)<\/h1>/s),
  };
}

/** React's server renderer escapes these and no others. */
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

function plainText(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
