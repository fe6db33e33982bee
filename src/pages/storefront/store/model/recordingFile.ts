import { canonicalJson } from '../../../../persistence/canonicalJson';
import { withoutCardNumbers } from '../../../../domain/cardNumbers';
import { counted, grouped } from '../../../../domain/numerals';
import { firstVisit } from '../../../../store/slices';
import type { RootState } from '../../../../store/slices';
import { values } from '../../../../store/saved';
import { isKnownEvent, isValidEvent } from './eventPayloads';
import { fieldsOf, longestList, parsed } from './json';
import type { Moment } from './moment';
import { slicesOf } from './moment';
import type { TimedEvent } from './replay';
import { eventsOf } from './replay';

/**
 * A recording as a file: what Redux DevTools exports and imports (`payload`, `preloadedState`), and beside it what it
 * passes over (`tangelo`): the version, the times, and what is saved at the end.
 */
const FILE_VERSION = 1;

/** 200 events of the largest cart are a tenth of it. */
export const LARGEST_FILE = 10_000_000;

/** The recorder and Redux DevTools keep 200; a hundred thousand take minutes to play. */
const MOST_EVENTS = 1000;

/** Of a state's list, or of a list that comes with an event: adding its items one by one takes the square of it. */
const LONGEST_LIST = 1000;

/** A recording that was read. */
export interface ReadRecording {
  readonly start: RootState;
  readonly events: readonly TimedEvent[];
  /** How many events this shop does not know; they are left out. */
  readonly unknown: number;
  /** How many of the shop's own events carry what it would not write; they are left out. */
  readonly refused: number;
  /** What was saved at the end, as canonical JSON; null in a file that Redux DevTools has written. */
  readonly saved: string | null;
}

/** What was read, or why nothing was, as a sentence. */
export type ReadResult =
  | { readonly kind: 'recording'; readonly recording: ReadRecording }
  | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): ReadResult => ({ kind: 'refused', reason });

/** The answer to a file that need not even be read. */
export const tooLarge = refused(`It is too large: a recording has at most ${LARGEST_FILE / 1_000_000} MB.`);

/** What is saved of a state, in one spelling. */
export const savedJson = (state: RootState) => canonicalJson(values.documentOf(state));

/** A visit as the text of a file: all that was typed but for what looks like a card number, which is never in a file. */
export function recordingText(moments: readonly Moment[]): string {
  const events = eventsOf(moments);
  const [first, last] = [moments.at(0), moments.at(-1)];
  return JSON.stringify({
    payload: redacted(events.map(({ event }) => event)),
    preloadedState: redacted(first ? slicesOf(first.before) : firstVisit),
    tangelo: {
      version: FILE_VERSION,
      times: events.map(({ at }) => at),
      saved: last ? savedJson(last.after) : null,
    },
  });
}

/** As JSON, with an empty text for each card number, so that its event can still be played. */
function redacted(part: unknown): string {
  return JSON.stringify(withoutCardNumbers(JSON.stringify(part), '').value);
}

/** Reads the text of a file. Nothing in it is trusted, and it never throws. */
export function readRecording(text: string): ReadResult {
  if (text.length > LARGEST_FILE) return tooLarge;
  const file = parsed(text);
  if (file === undefined) return refused('It is no JSON.');
  const { payload, preloadedState, tangelo } = fieldsOf(file);
  const actions = typeof payload === 'string' ? parsed(payload) : undefined;
  if (!Array.isArray(actions)) return refused('It is JSON, but no recording of events.');
  if (actions.length > MOST_EVENTS)
    return refused(
      `It has ${counted(actions.length, 'event')}; a recording has at most ${grouped(MOST_EVENTS)}.`,
    );
  const start = typeof preloadedState === 'string' ? parsed(preloadedState) : undefined;
  const longest = Math.max(longestList(start), ...actions.map(longestList));
  if (longest > LONGEST_LIST)
    return refused(
      `It has a list of ${counted(longest, 'item')}; a recording has at most ${grouped(LONGEST_LIST)} in one.`,
    );
  const { version = FILE_VERSION, times, saved } = fieldsOf(tangelo);
  if (version !== FILE_VERSION) return refused('It is of another version of this page.');
  const clock: readonly unknown[] = Array.isArray(times) ? times : [];
  const known = actions.flatMap((action: unknown, index): readonly TimedEvent[] => {
    const { type, ...rest } = fieldsOf(action);
    if (typeof type !== 'string' || !isKnownEvent(type)) return [];
    const at = clock[index];
    return [{ event: { ...rest, type }, at: isTime(at) ? at : index * 1000 }];
  });
  const events = known.filter(({ event }) => isValidEvent(event));
  return {
    kind: 'recording',
    recording: {
      start: startOf(start),
      events,
      unknown: actions.length - known.length,
      refused: known.length - events.length,
      saved: typeof saved === 'string' ? saved : null,
    },
  };
}

/** Whether a value is a time that a `Date` can have. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/** The state that a recording begins with: of a stranger's file, what the store would read from the disk. */
function startOf(state: unknown): RootState {
  return values.validState(state);
}
