import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly className?: string | undefined;
  /** What opens and closes it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * What the header shows on demand: a disclosure that needs no script to open. It closes on Escape, on a click
 * elsewhere, and when the focus leaves it.
 */
export function Disclosure({ className, summary, children }: DisclosureProps) {
  return (
    <details
      ref={closeOnClickElsewhere}
      className={className}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      {summary}
      {children}
    </details>
  );
}

function closeOnClickElsewhere(details: HTMLDetailsElement) {
  const close = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  document.addEventListener('click', close);
  return () => {
    document.removeEventListener('click', close);
  };
}
