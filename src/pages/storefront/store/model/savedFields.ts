import { writeText } from '../../../../persistence/savedText';
import { valueOf, withValue } from '../../../../persistence/table';
import { selectStamps } from '../../../../persistence/savingSlice';
import { plausible } from '../../../../persistence/time';
import type { Entries } from '../../../../persistence/join';
import { savedValues } from '../../../../persistence/values';
import { migrations, lastingFields } from '../../../../store/saved';
import type { RootState } from '../../../../store/slices';
import { initialRootState } from '../../../../store/slices';
import { picked } from '../../../../store/undo/revert';
import type { Change } from '../../../../store/undo/undoSlice';
import { causeNames } from '../../../../store/undo/causes';
import { isOneOf, isRecord, isRecordOf } from '../../../../domain/validators';
import { isId } from './actionPayloads';
import { fieldsOf } from './json';

export const values = savedValues(lastingFields, initialRootState);

/** Returns what a state saves, by path. Keeps all times: a visit may come from a device whose clock is ahead. */
export const savedEntries = (state: RootState): Entries =>
  values.entriesOf(state, selectStamps(state), Infinity);

/** Returns the text that a state saves; equal entries give equal text. */
export const savedText = (state: RootState): string => writeText(savedEntries(state), 1 + migrations.length);

/** Tests whether the store could read back everything it would save. */
export function isReadable(state: RootState): boolean {
  return lastingFields.every(({ field, ...at }) =>
    [...field.split(valueOf(state, { field, ...at }))].every(([key, part]) => field.isPart(key, part)),
  );
}

/** Returns a first visit's state with those saved fields and undoable changes of an untrusted state that are valid. */
export function validState(parsed: unknown): RootState {
  const { saving, undo } = fieldsOf(parsed);
  const stamps = Object.entries(fieldsOf(fieldsOf(saving).stamps)).map(([path, stamp]) => {
    const { at, place } = fieldsOf(stamp);
    return [path, { at: plausible(at, Infinity), place: typeof place === 'number' ? place : 0 }] as const;
  });
  const { changes, count } = fieldsOf(undo);
  const valid = Array.isArray(changes) ? changes.flatMap(validChange) : [];
  return {
    ...withValid(initialRootState, parsed),
    saving: { ...initialRootState.saving, stamps: Object.fromEntries(stamps) },
    undo: { changes: valid, count: Math.max(isId(count) ? count : 0, ...valid.map(({ id }) => id)) },
  };
}

function validChange(parsed: unknown): readonly Change[] {
  if (!isChange(parsed)) return [];
  const { id, cause, before, after } = parsed;
  const initial = picked(
    initialRootState,
    new Set(Object.keys(before).filter((slice) => Object.hasOwn(after, slice))),
  );
  return [{ id, cause, before: withValid(initial, before), after: withValid(initial, after) }];
}

const isChange = isRecordOf<
  Pick<Change, 'id' | 'cause'> & Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>>>>
>({
  id: isId,
  cause: isOneOf(causeNames),
  before: isRecord,
  after: isRecord,
});

/** Replaces the saved fields of a state's slices by those of an untrusted state that are valid. */
function withValid<State extends object>(state: State, parsed: unknown): State {
  return lastingFields
    .filter(({ slice }) => Object.hasOwn(state, slice))
    .reduce(
      (whole, each) =>
        withValue(
          whole,
          each,
          each.field.clean(valueOf(fieldsOf(parsed), each), valueOf(initialRootState, each)),
        ),
      state,
    );
}
