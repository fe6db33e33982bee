import { writeText } from '../../../../persistence/savedText';
import { valueOf, withValue } from '../../../../persistence/table';
import { now, plausible } from '../../../../persistence/time';
import type { Entries } from '../../../../persistence/join';
import { savedValues } from '../../../../persistence/values';
import { migrations, savedFields } from '../../../../store/saved';
import type { RootState } from '../../../../store/slices';
import { firstVisit } from '../../../../store/slices';
import { fieldsOf } from './json';

export const values = savedValues(savedFields, firstVisit);

/** Returns what a state saves, by path. */
export const savedEntries = (state: RootState): Entries =>
  values.entriesOf(state, state.saving.stamps, now());

/** Returns the text that a state saves; equal entries give equal text. */
export const savedText = (state: RootState): string => writeText(savedEntries(state), 1 + migrations.length);

/** Tests whether the store could read back everything it would save. */
export function isReadable(state: RootState): boolean {
  return savedFields.every(({ field, ...at }) =>
    [...field.split(valueOf(state, { field, ...at }))].every(([key, part]) => field.isPart(key, part)),
  );
}

/** Returns a first visit's state with those saved fields of an untrusted state that are valid. */
export function validState(parsed: unknown): RootState {
  const stamps = Object.entries(fieldsOf(fieldsOf(fieldsOf(parsed).saving).stamps)).map(([path, stamp]) => {
    const { at, place } = fieldsOf(stamp);
    return [path, { at: plausible(at, now()), place: typeof place === 'number' ? place : 0 }] as const;
  });
  return savedFields.reduce<RootState>(
    (state, each) =>
      withValue(state, each, each.field.valid(valueOf(fieldsOf(parsed), each), valueOf(firstVisit, each))),
    { ...firstVisit, saving: { ...firstVisit.saving, stamps: Object.fromEntries(stamps) } },
  );
}
