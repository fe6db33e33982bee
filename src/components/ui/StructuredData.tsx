import { useState } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { useIsHydrated } from './useAfterHydration';

/**
 * What the page is about in schema.org's terms, for search engines. It is a block of data and no script: no browser
 * runs it, so the Content-Security-Policy allows it.
 * It is in prerendered pages only. Search engines read those, and in the browser the element would fail: React makes
 * a script element from a string of markup, which the policy's Trusted Types forbid.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/ReactFiberConfigDOM.js
 */
export function StructuredData({ data }: { readonly data: WithContext<Thing> }) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  if (!isPrerendered) return null;
  // Without `<` no text can end the block, and React, which rewrites `<script` on the server only, leaves it
  // unchanged.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
