import { canonicalJson } from '../../../../persistence/canonicalJson';
import { timeAt } from '../../../../persistence/clock';
import { counted } from '../../../../domain/numerals';
import { values } from '../../../../store/saved';
import type { RootState } from '../../../../store/slices';
import { makeStore } from '../../../../store/store';
import type { Change } from './changes';
import { changesBetween } from './changes';
import { fieldsOf, json, parsed } from './json';
import type { Moment } from './moment';
import { slicesOf } from './moment';

/** An event as it is played: what JSON leaves of it. */
export interface PlayedEvent {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: unknown;
}

/** An event to be played, with the time it once happened at, milliseconds since 1970. */
export interface TimedEvent {
  readonly event: PlayedEvent;
  readonly at: number;
}

/** What playing has made. */
export interface Played {
  readonly moments: readonly Moment[];
  readonly end: RootState;
  /** How many events could not be played: the reducer threw, or would have left what the shop can't read. */
  readonly refused: number;
  /** How many events were left, the last ones, when the time was over. */
  readonly left: number;
}

/**
 * Plays events into a fresh store, which nothing of the page knows. An event that fails, or that leaves what the store
 * itself would not read from the disk, is refused, and the next one is played.
 *
 * @param duration how long it may take, in milliseconds: meanwhile the page answers nothing
 */
export function play(
  start: RootState | undefined,
  events: readonly TimedEvent[],
  duration = Infinity,
): Played {
  const storeAt = (state: RootState | undefined) =>
    makeStore({ isInDevTools: false, ...(state && { preloadedState: slicesOf(state) }) });
  let store = storeAt(start);
  let refused = 0;
  let left = events.length;
  const moments: Moment[] = [];
  const end = Date.now() + duration;
  for (const { event, at } of events) {
    if (Date.now() > end) break;
    left -= 1;
    const before = store.getState();
    try {
      // Played again, it gives the same stamps.
      store.dispatch({ meta: { time: timeAt(at) }, ...event });
    } catch {
      refused += 1;
      continue;
    }
    const after = store.getState();
    if (isReadable(after)) {
      moments.push({ id: moments.length + 1, at, action: event, before, after });
    } else {
      refused += 1;
      store = storeAt(before);
    }
  }
  return { moments, end: store.getState(), refused, left };
}

/** The sentence that events were played, with the name of the recording that they came from, if it was one. */
export function playedSentence(count: number, name?: string): string {
  const events = `${counted(count, 'event')}${name === undefined ? '' : ` of ${name}`}`;
  return `${events} ${count === 1 ? 'was' : 'were'} played into a fresh store.`;
}

/** Whether the store would read from the disk all that it would write there. */
function isReadable(state: RootState): boolean {
  return values.isWholeState(state);
}

/** Recorded events as they can be played: as JSON leaves them, without redux-persist's callbacks. */
export function eventsOf(moments: readonly Moment[]): readonly TimedEvent[] {
  return moments.map(({ action, at }) => {
    const rest = fieldsOf(parsed(json(action)));
    return { event: { ...rest, type: action.type }, at };
  });
}

/** Where two states differ; nothing if they are the same. */
export function differences(expected: RootState, actual: RootState): readonly Change[] {
  const [a, b] = [slicesOf(expected), slicesOf(actual)];
  return canonicalJson(a) === canonicalJson(b) ? [] : changesBetween(a, b);
}
