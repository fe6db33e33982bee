import type { ReactNode } from 'react';
import { Suspense } from 'react';

/**
 * Hydrates a part of the page once everything around it answers, or as soon as it is clicked. It is in the HTML like the
 * rest, and nothing in it suspends: React hydrates what is in a boundary in a pass of its own.
 */
export function HydratedLater({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
