import { useSettled } from '../hooks/useSettled';
import { Announcement } from './Announcement';

/** Announces a frequently changing text, such as a slider's value, once it has settled. */
export function SettledAnnouncement({ text }: { readonly text: string }) {
  return <Announcement text={useSettled(text)} />;
}
