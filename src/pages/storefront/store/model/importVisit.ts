import { isolated } from '../../../../domain/isolated';
import { counted, enumerated } from '../../../../domain/numerals';
import { firstCharacters } from '../../../../domain/typedText';
import type { Visit } from './visit';
import { readRecording, tooLarge } from './recordingFile';
import { savedText } from './savedFields';
import { play, playedSentence } from './replay';

export interface Imported {
  readonly visit: Visit | null;
  readonly message: string;
}

/** Time limit of a replay. Recordings of this page take a tenth of it. */
const MAX_REPLAY_MS = 3000;

/**
 * Reads and replays a recording.
 * @param text null if the file was too large to read
 */
export function importVisit(text: string | null, file: string): Imported {
  const name = isolated(file);
  const result = text === null ? tooLarge : readRecording(text);
  if (result.kind === 'refused') {
    return { visit: null, message: `${name} can’t be imported. ${result.reason} Nothing has changed.` };
  }
  const { recording } = result;
  const { unknown, saved } = recording;
  const { entries, end, left, ...played } = play(recording.start, recording.actions, MAX_REPLAY_MS);
  const refused = [...recording.refused, ...played.refused];
  if (entries.length === 0) {
    return { visit: null, message: `${name} has no actions of this shop. Nothing has changed.` };
  }
  return {
    visit: { title: `Imported from ${name}`, entries },
    message: [
      playedSentence(entries.length, name),
      unknown.length > 0 && `Skipped ${counted(unknown.length, 'unknown action')}: ${listed(unknown)}.`,
      refused.length > 0 &&
        `Skipped ${counted(refused.length, 'action')} with invalid data: ${listed(refused)}.`,
      left > 0 && `Skipped the last ${counted(left, 'action')}: the replay took too long.`,
      saved !== null &&
        left === 0 &&
        (savedText(end) === saved
          ? 'The final state matches the recording.'
          : 'The final state differs from the recording.'),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  };
}

const MAX_TYPES_LISTED = 5;
const MAX_TYPE_CHARACTERS = 60;

/** Lists the first of the distinct action types, and counts the rest. */
function listed(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  const shown = distinct
    .slice(0, MAX_TYPES_LISTED)
    .map((type) => isolated(firstCharacters(type, MAX_TYPE_CHARACTERS)));
  const rest = distinct.length - shown.length;
  return enumerated(rest > 0 ? [...shown, `${rest} more`] : shown, 'and');
}
