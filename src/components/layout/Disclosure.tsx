import type { ReactNode } from 'react';
import { addBackEntry, onHistoryStep } from '../hooks/backEntry';

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
  let removeEntry: (() => void) | undefined;
  const onToggle = () => {
    if (details.open) removeEntry = addBackEntry();
    else removeEntry?.();
  };
  const onClick = ({ target }: Event) => {
    if (!details.open || !(target instanceof Element)) return;
    const isLink = target.closest('a') !== null;
    if (isLink) removeEntry = undefined;
    if (isLink || !details.contains(target)) details.open = false;
  };
  const stopListening = onHistoryStep(() => {
    if (!details.open) return;
    const hasFocus = details.contains(document.activeElement);
    details.open = false;
    if (hasFocus) details.querySelector('summary')?.focus();
  });
  // A turned tablet may have no room for the menu, or no need of it.
  const onResize = () => {
    if (details.open && !details.checkVisibility()) details.open = false;
  };
  window.addEventListener('resize', onResize);
  details.addEventListener('toggle', onToggle);
  document.addEventListener('click', onClick);
  return () => {
    details.removeEventListener('toggle', onToggle);
    document.removeEventListener('click', onClick);
    window.removeEventListener('resize', onResize);
    stopListening();
  };
}
