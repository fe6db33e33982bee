import { useState } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { useIsHydrated } from './useIsHydrated';

/**
 * What the page is about in schema.org's words, for search engines. A block of data and no script: nothing runs it,
 * so the Content-Security-Policy lets it stand.
 *
 * It stands in prerendered pages only. Search engines read those, and a browser that React told to make a script
 * element would refuse: React makes it from a string of markup, which the policy's Trusted Types forbid.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/ReactFiberConfigDOM.js
 */
export function StructuredData({ data }: { readonly data: WithContext<Thing> }) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  if (!isPrerendered) return null;
  // Without `<` no text can end the block, and React, which rewrites `<script` on the server only, leaves it alone.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
