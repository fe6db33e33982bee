import { useEffect, useState } from 'react';
import { Announcement } from './Announcement';

const PAUSE_MS = 500;

/** Announces a text that changes with each key or step of a slider, once it has stayed the same for a moment. */
export function SettledAnnouncement({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = window.setTimeout(setSettled, PAUSE_MS, text);
    return () => {
      window.clearTimeout(pause);
    };
  }, [text]);
  return <Announcement text={settled} />;
}
