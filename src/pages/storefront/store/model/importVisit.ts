import { counted } from '../../../../domain/numerals';
import type { Visit } from './moment';
import { readRecording, savedJson, tooLarge } from './recordingFile';
import { play, playedSentence } from './replay';

/** The result of an import: a sentence, and the visit if it succeeded. */
export interface Imported {
  readonly visit: Visit | null;
  readonly message: string;
}

/** Milliseconds to replay a recording. Our own take a tenth of it. */
const MAX_REPLAY_MS = 3000;

/**
 * Reads and replays a recording.
 * @param text null if the file was too large to read
 */
export function importVisit(text: string | null, name: string): Imported {
  const result = text === null ? tooLarge : readRecording(text);
  if (result.kind === 'refused') {
    return { visit: null, message: `${name} can’t be imported. ${result.reason} Nothing has changed.` };
  }
  const { start, events, unknown, saved } = result.recording;
  const { moments, end, left, ...played } = play(start, events, MAX_REPLAY_MS);
  const refused = result.recording.refused + played.refused;
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
        `${counted(refused, 'event')} refused, because ${refused === 1 ? 'its' : 'their'} data is not valid.`,
      left > 0 && `The last ${counted(left, 'event')} left out, since they take too long to play.`,
      saved !== null &&
        left === 0 &&
        (savedJson(end) === saved
          ? 'It ends in the same state as when it was recorded.'
          : 'It ends in another state than when it was recorded.'),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  };
}
