import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly className?: string | undefined;
  /** The button's content. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * A disclosure in the header. Opens without scripts; closes on Escape, on a click elsewhere, and when focus
 * leaves it.
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
