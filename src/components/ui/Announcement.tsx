import { VisuallyHidden } from './VisuallyHidden';

/**
 * Announces a change that sighted visitors can see. Rendered before there is text, because a live region that
 * mounts with its text often isn't announced.
 */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
