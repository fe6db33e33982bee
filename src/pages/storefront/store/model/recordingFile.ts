import { counted, grouped } from '../../../../domain/numerals';
import { rehydrated } from '../../../../persistence/savingSlice';
import { initialRootState } from '../../../../store/slices';
import type { RootState } from '../../../../store/slices';
import { isKnownAction, isValidAction } from './actionPayloads';
import { fieldsOf, json, longestList, parsed } from './json';
import type { VisitAction } from './visit';
import type { TimedAction } from './replay';
import { timedActions } from './replay';
import { savedText, validState } from './savedFields';

/**
 * Version of the recording file. The file has the import and export format of Redux DevTools (`payload`,
 * `preloadedState`), which ignores our field `tangelo` with the version, the timestamps, and the final saved
 * state.
 */
const FILE_VERSION = 1;

/** Maximum size of a file, in bytes or characters. 200 actions on the largest cart take a tenth of it. */
export const MAX_FILE_SIZE = 10_000_000;

/**
 * Maximum number of actions. The recorder and Redux DevTools keep 200, and replaying a hundred thousand takes
 * minutes.
 */
const MAX_ACTIONS = 1000;

/** Maximum length of a list in the state or a payload, because adding items one by one takes quadratic time. */
const MAX_LIST_LENGTH = 1000;

export interface ReadRecording {
  readonly start: RootState;
  readonly actions: readonly TimedAction[];
  /** Unknown types, one for each action skipped because of it. */
  readonly unknown: readonly string[];
  /** Types of the actions skipped because their payload is invalid. */
  readonly refused: readonly string[];
  /** The final saved state as canonical JSON; null in files from Redux DevTools. */
  readonly saved: string | null;
}

export type ReadResult =
  | { readonly kind: 'recording'; readonly recording: ReadRecording }
  | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): ReadResult => ({ kind: 'refused', reason });

export const tooLarge = refused(`It’s too large. The limit is ${MAX_FILE_SIZE / 1_000_000} MB.`);

/** Serializes a visit, with all text typed into fields that the store has. Card fields aren't among them. */
export function recordingText(entries: readonly VisitAction[]): string {
  const timed = timedActions(entries);
  const [first, last] = [entries.at(0), entries.at(-1)];
  return JSON.stringify({
    payload: JSON.stringify(timed.map(({ action }) => action)),
    preloadedState: JSON.stringify(first ? first.before : initialRootState),
    tangelo: {
      version: FILE_VERSION,
      times: timed.map(({ at }) => at),
      saved: last ? savedText(last.after) : null,
    },
  });
}

/** Parses a recording file. Validates everything; never throws. */
export function readRecording(text: string): ReadResult {
  if (text.length > MAX_FILE_SIZE) return tooLarge;
  const file = parsed(text);
  if (file === undefined) return refused('It isn’t valid JSON.');
  const { payload, preloadedState, tangelo } = fieldsOf(file);
  const actions = typeof payload === 'string' ? parsed(payload) : undefined;
  if (!Array.isArray(actions)) return refused('It’s JSON, but not a recording.');
  if (actions.length > MAX_ACTIONS)
    return refused(`It has ${counted(actions.length, 'action')}. The limit is ${grouped(MAX_ACTIONS)}.`);
  const start = typeof preloadedState === 'string' ? parsed(preloadedState) : undefined;
  const longest = Math.max(longestList(start), ...actions.map(longestList));
  if (longest > MAX_LIST_LENGTH)
    return refused(`It has a list of ${counted(longest, 'item')}. The limit is ${grouped(MAX_LIST_LENGTH)}.`);
  const { version = FILE_VERSION, times, saved } = fieldsOf(tangelo);
  if (version !== FILE_VERSION) return refused('It was made by a different version of this page.');
  const clock: readonly unknown[] = Array.isArray(times) ? times : [];
  // Actions that were added by hand have no time, so they follow the one before, a second apart.
  let at = -1000;
  const unknown: string[] = [];
  const known = actions.flatMap((action: unknown, index): readonly TimedAction[] => {
    const recorded = clock[index];
    at = isTime(recorded) ? recorded : at + 1000;
    const { type: recordedType, ...rest } = fieldsOf(action);
    // Its name before December 2026.
    const type = recordedType === 'persist/REHYDRATE' ? rehydrated.type : recordedType;
    if (typeof type === 'string' && isKnownAction(type)) return [{ action: { ...rest, type }, at }];
    unknown.push(typeof type === 'string' ? type : json(type));
    return [];
  });
  const valid = known.filter(({ action }) => isValidAction(action));
  return {
    kind: 'recording',
    recording: {
      start: validState(start),
      actions: valid,
      unknown,
      refused: known.filter((each) => !valid.includes(each)).map(({ action }) => action.type),
      saved: typeof saved === 'string' ? saved : null,
    },
  };
}

/** Tests for a timestamp in the range of `Date`. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}
