import { canonicalJson } from '../../../../persistence/canonicalJson';
import { fromUnixTime } from '../../../../persistence/clock';
import { counted } from '../../../../domain/numerals';
import type { RootState } from '../../../../store/slices';
import { makeStore } from '../../../../store/store';
import type { Change } from './changes';
import { changesBetween } from './changes';
import { fieldsOf, json, parsed } from './json';
import type { VisitEvent } from './visit';
import { slicesOf } from './visit';
import { isReadable } from './savedFields';

/** An event to replay, after a round trip through JSON. */
export interface PlayedEvent {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: unknown;
}

export interface TimedEvent {
  readonly event: PlayedEvent;
  /** When it was dispatched, in milliseconds since 1970. */
  readonly at: number;
}

export interface Played {
  readonly events: readonly VisitEvent[];
  readonly end: RootState;
  /** Number of rejected events: the reducer threw, or the new state would be invalid. */
  readonly refused: number;
  /** Number of events left when time ran out. */
  readonly left: number;
}

/**
 * Replays events into a fresh store, separate from the page's. Skips an event that throws, or whose state the store
 * couldn't read back from storage.
 * @param duration time limit in milliseconds; the page is blocked meanwhile
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
  const played: VisitEvent[] = [];
  const end = Date.now() + duration;
  for (const { event, at } of events) {
    if (Date.now() > end) break;
    left -= 1;
    const before = store.getState();
    try {
      // Restores the original timestamp, so that merges give the same result.
      store.dispatch({ meta: { time: fromUnixTime(at) }, ...event });
    } catch {
      refused += 1;
      continue;
    }
    const after = store.getState();
    if (isReadable(after)) {
      played.push({ id: played.length + 1, at, action: event, before, after });
    } else {
      refused += 1;
      store = storeAt(before);
    }
  }
  return { events: played, end: store.getState(), refused, left };
}

/** @param name the file that was imported, if any */
export function playedSentence(count: number, name?: string): string {
  return `Replayed ${counted(count, 'action')}${name === undefined ? '' : ` of ${name}`} in a new store.`;
}

/** Prepares recorded events for a replay: a round trip through JSON removes redux-persist's callbacks. */
export function timedEvents(events: readonly VisitEvent[]): readonly TimedEvent[] {
  return events.map(({ action, at }) => {
    const rest = fieldsOf(parsed(json(action)));
    return { event: { ...rest, type: action.type }, at };
  });
}

export function differences(expected: RootState, actual: RootState): readonly Change[] {
  const [a, b] = [slicesOf(expected), slicesOf(actual)];
  return canonicalJson(a) === canonicalJson(b) ? [] : changesBetween(a, b);
}
