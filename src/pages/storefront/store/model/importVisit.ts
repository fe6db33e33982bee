import { counted } from '../../../../domain/numerals';
import type { Visit } from './moment';
import { readRecording, savedJson, tooLarge } from './recordingFile';
import { play, playedSentence } from './replay';

/** What came of an import: a sentence, and the visit if there is one. */
export interface Imported {
  readonly visit: Visit | null;
  readonly message: string;
}

/**
 * Reads the text of a recording and plays it.
 *
 * @param text null if the file was too large to be read
 */
export function importVisit(text: string | null, name: string): Imported {
  const result = text === null ? tooLarge : readRecording(text);
  if (result.kind === 'refused') {
    return { visit: null, message: `${name} can’t be imported. ${result.reason} Nothing has changed.` };
  }
  const { start, events, unknown, saved } = result.recording;
  const { moments, end, refused } = play(start, events);
  if (moments.length === 0) {
    return { visit: null, message: `${name} has no event of this shop. Nothing has changed.` };
  }
  return {
    visit: { title: `Imported from ${name}`, moments },
    message: [
      playedSentence(moments.length, name),
      unknown > 0 &&
        `${counted(unknown, 'event')} left out, since this shop does not know ${unknown === 1 ? 'it' : 'them'}.`,
      refused > 0 &&
        `${counted(refused, 'event')} refused, since no cart could be read after ${refused === 1 ? 'it' : 'them'}.`,
      saved !== null &&
        (savedJson(end) === saved
          ? 'It ends in the same state as when it was recorded.'
          : 'It ends in another state than when it was recorded.'),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  };
}
