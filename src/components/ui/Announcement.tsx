import { VisuallyHidden } from './VisuallyHidden';

/**
 * Says to a screen reader what has just happened, which others see. It is on the page before there is anything to say,
 * since a status that comes with its text is often not announced.
 */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
