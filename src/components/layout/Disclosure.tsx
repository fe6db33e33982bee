import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly className: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * A disclosure in the header. Opens without scripts; closes on Escape, on a click elsewhere or on a link in it, on Back,
 * and when focus leaves it.
 */
export function Disclosure({ className, summary, children }: DisclosureProps) {
  return (
    <details
      ref={closeOnLeaving}
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

function closeOnLeaving(details: HTMLDetailsElement) {
  const close = ({ target }: Event) => {
    const isInside = target instanceof Element && details.contains(target) && !target.closest('a');
    if (!isInside) details.open = false;
  };
  document.addEventListener('click', close);
  window.addEventListener('popstate', close);
  return () => {
    document.removeEventListener('click', close);
    window.removeEventListener('popstate', close);
  };
}
