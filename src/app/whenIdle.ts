import { prepareForOffline } from './offline';
import { followTranslation } from './translation';

/** What the page does once it answers and nothing else is to do: a chunk of its own, so that the first view does not pay. */
export function beginWhenIdle(root: Node): void {
  // Translators come later: they wait for the whole page, and ask their service for its texts.
  followTranslation(root);
  prepareForOffline();
}
