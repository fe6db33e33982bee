import { useState } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { useIsHydrated } from '../hooks/useAfterHydration';

/**
 * A page's schema.org data for search engines. It's a data block that no browser executes, so the
 * Content-Security-Policy allows it. Rendered only in the prerender: in the browser React creates a script element
 * from an HTML string, which Trusted Types forbid.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/ReactFiberConfigDOM.js
 */
export function StructuredData({ data }: { readonly data: WithContext<Thing> }) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  if (!isPrerendered) return null;
  // Without `<` no text can end the block early, and React, which escapes `<script` only on the server,
  // leaves it unchanged.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
