import { isEqual } from '../../domain/isEqual';
import type { Path } from '../../persistence/join';
import { arranged } from './arranged';
import type { FieldAt } from '../../persistence/table';
import { partsOf, valueOf, withParts } from '../../persistence/table';

/** The slices whose saved values an action changed, before and after it. */
export interface Change<State> {
  readonly before: Partial<State>;
  readonly after: Partial<State>;
}

/** Returns what an action changed of the saved values; null if nothing. */
export function changeBetween<State extends object>(
  fields: readonly FieldAt[],
  before: State,
  after: State,
): Change<State> | null {
  const changed = new Set(
    fields
      .filter((fieldAt) => !isEqual(valueOf(before, fieldAt), valueOf(after, fieldAt)))
      .map(({ slice }) => slice),
  );
  const slicesOf = (state: State) => picked(state, changed);
  return changed.size === 0 ? null : { before: slicesOf(before), after: slicesOf(after) };
}

/**
 * Reverts a change in the present state, and in the later changes, so that they can be reverted in any order. A value
 * that has changed since stays; one that a later change replaced becomes the one which that change restores.
 */
export function reverted<State extends object, Later extends Change<object>>(
  fields: readonly FieldAt[],
  state: State,
  change: Change<object>,
  later: readonly Later[],
): { readonly state: State; readonly later: readonly Later[] } {
  /** The paths that a later change has changed: they are its own from there on. */
  const taken = new Set<Path>();
  const carried: Later[] = [];
  for (const other of later) {
    const before = restored(fields, other.before, change, taken);
    for (const path of changedPaths(fields, other)) taken.add(path);
    carried.push({ ...other, before, after: restored(fields, other.after, change, taken) });
  }
  return { state: restored(fields, state, change, taken), later: carried };
}

function changedPaths(fields: readonly FieldAt[], { before, after }: Change<object>): readonly Path[] {
  return fields.flatMap((fieldAt) => {
    if (!(fieldAt.slice in before)) return [];
    const [was, left] = [partsOf(before, fieldAt), partsOf(after, fieldAt)];
    return [...new Set([...was.keys(), ...left.keys()])]
      .filter((key) => !isEqual(was.get(key), left.get(key)))
      .map((key) => `${fieldAt.path}/${key}`);
  });
}

/** Restores the values that are still those which a change left, except `taken` ones. */
function restored<State extends object>(
  fields: readonly FieldAt[],
  state: State,
  change: Change<object>,
  taken: ReadonlySet<Path>,
): State {
  const paths = new Set(changedPaths(fields, change));
  return fields.reduce((whole, fieldAt) => {
    if (!(fieldAt.slice in change.before) || !(fieldAt.slice in whole)) return whole;
    const was = partsOf(change.before, fieldAt);
    const left = partsOf(change.after, fieldAt);
    const is = partsOf(whole, fieldAt);
    const parts = new Map(is);
    for (const key of new Set([...was.keys(), ...left.keys()])) {
      const path = `${fieldAt.path}/${key}`;
      if (!paths.has(path) || taken.has(path) || !isEqual(is.get(key), left.get(key))) continue;
      if (was.has(key)) parts.set(key, was.get(key));
      else parts.delete(key);
    }
    const keys = arranged([...was.keys()], [...left.keys()], [...is.keys()]).filter((key) => parts.has(key));
    const isSame =
      keys.length === is.size &&
      [...is].every(([key, part], index) => keys[index] === key && parts.get(key) === part);
    return isSame ? whole : withParts(whole, fieldAt, new Map(keys.map((key) => [key, parts.get(key)])));
  }, state);
}

/** Returns some of a state's slices. */
export function picked<State extends object>(state: State, names: ReadonlySet<string>): Partial<State> {
  const slices: Partial<State> = { ...state };
  for (const name of Object.keys(state)) if (!names.has(name)) Reflect.deleteProperty(slices, name);
  return slices;
}
