import { validPosition, validTime } from '../../../../persistence/clock';
import type { SavedField } from '../../../../persistence/fields';
import { saved } from '../../../../store/saved';
import type { RootState } from '../../../../store/slices';
import { firstVisit } from '../../../../store/slices';
import { fieldsOf } from './json';

const table: Readonly<Record<string, Readonly<Record<string, SavedField<unknown> | null>>>> = saved;

export const savedFields = Object.entries(table).flatMap(([slice, fields]) =>
  Object.entries(fields).flatMap(([name, field]) => (field ? [{ slice, name, field }] : [])),
);

const valueIn = (state: unknown, slice: string, name: string) => fieldsOf(fieldsOf(state)[slice])[name];

/** Tests whether the store could read back everything it would save. */
export function isReadable(state: RootState): boolean {
  return savedFields.every(({ slice, name, field }) =>
    [...field.split(valueIn(state, slice, name))].every(([key, part]) => field.isPart(key, part)),
  );
}

/** Returns a first visit's state with those saved fields of an untrusted state that are valid. */
export function validState(parsed: unknown): RootState {
  const stamps = Object.entries(fieldsOf(fieldsOf(parsed).stamps)).map(([path, stamp]) => {
    const { at, added } = fieldsOf(stamp);
    return [path, { at: validTime(at), added: validPosition(added) }] as const;
  });
  return savedFields.reduce<RootState>(
    (whole, { slice, name, field }) => {
      const value = field.valid(valueIn(parsed, slice, name), valueIn(firstVisit, slice, name));
      return { ...whole, [slice]: { ...fieldsOf(Reflect.get(whole, slice)), [name]: value } };
    },
    { ...firstVisit, stamps: Object.fromEntries(stamps) },
  );
}
