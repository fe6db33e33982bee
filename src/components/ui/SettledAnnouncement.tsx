import { useEffect, useState } from 'react';
import { Announcement } from './Announcement';

const PAUSE_MS = 500;

/** Announces a frequently changing text, such as a slider's value, once it has settled. */
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
