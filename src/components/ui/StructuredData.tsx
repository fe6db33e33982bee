import type { Thing, WithContext } from 'schema-dts';

/**
 * What the page is about in schema.org's words, for search engines. A block of data and no script: nothing runs it,
 * so the Content-Security-Policy lets it stand.
 */
export function StructuredData({ data }: { readonly data: WithContext<Thing> }) {
  // Without `<` no text can end the block, and React, which rewrites `<script` on the server only, leaves it alone.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
