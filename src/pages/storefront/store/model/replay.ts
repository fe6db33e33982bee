import { isEqual } from '../../../../persistence/json';
import { counted } from '../../../../domain/numerals';
import type { RootState } from '../../../../store/slices';
import { makeStore } from '../../../../store/store';
import type { ValueChange } from './changes';
import { changesBetween } from './changes';
import { fieldsOf, json, parsed } from './json';
import type { VisitAction } from './visit';
import { isReadable } from './savedFields';

/** An action to replay, as it is after a round trip through JSON. */
export interface PlayedAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: unknown;
}

export interface TimedAction {
  readonly action: PlayedAction;
  /** Time of dispatch, in milliseconds since 1970. */
  readonly at: number;
}

export interface Played {
  readonly entries: readonly VisitAction[];
  readonly end: RootState;
  /** Types of the actions skipped because the reducer threw or the new state would be invalid. */
  readonly refused: readonly string[];
  /** Number of actions left when time ran out. */
  readonly left: number;
}

/**
 * Replays actions in a new store, separate from the page's. Skips an action that throws, or whose state the store
 * couldn't read back from storage.
 * @param duration time limit in milliseconds, because a replay blocks the page
 */
export function play(
  start: RootState | undefined,
  actions: readonly TimedAction[],
  duration = Infinity,
): Played {
  const storeAt = (state: RootState | undefined) =>
    makeStore({ isInDevTools: false, ...(state && { preloadedState: state }) });
  let store = storeAt(start);
  const refused: string[] = [];
  let left = actions.length;
  const played: VisitAction[] = [];
  const end = Date.now() + duration;
  for (const { action, at } of actions) {
    if (Date.now() > end) break;
    left -= 1;
    const before = store.getState();
    try {
      // Restores the original timestamp, so that merges have the same result.
      store.dispatch({ meta: { time: at }, ...action });
    } catch {
      refused.push(action.type);
      continue;
    }
    const after = store.getState();
    if (isReadable(after)) {
      played.push({ id: played.length + 1, at, action, before, after });
    } else {
      refused.push(action.type);
      store = storeAt(before);
    }
  }
  return { entries: played, end: store.getState(), refused, left };
}

/**
 * States how many actions were replayed.
 * @param name name of the imported file, if any
 */
export function playedSentence(count: number, name?: string): string {
  return `Replayed ${counted(count, 'action')}${name === undefined ? '' : ` of ${name}`} in a new store.`;
}

/** Prepares recorded actions for a replay. A round trip through JSON leaves data alone. */
export function timedActions(entries: readonly VisitAction[]): readonly TimedAction[] {
  return entries.map(({ action, at }) => {
    const rest = fieldsOf(parsed(json(action)));
    return { action: { ...rest, type: action.type }, at };
  });
}

export function differences(expected: RootState, actual: RootState): readonly ValueChange[] {
  const [a, b] = [expected, actual];
  return isEqual(a, b) ? [] : changesBetween(a, b);
}
