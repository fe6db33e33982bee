import * as v from 'valibot';
import { isRecord } from './isRecord';
import type { SavedSlice } from './savedSlice';

/** A schema for each field of the slice: neither one too few nor one too many compiles. */
type ChoiceFields<Choices> = {
  readonly [Field in keyof Choices]-?: v.GenericSchema<unknown, Choices[Field]>;
};

/**
 * The descriptor of a slice that is saved whole and whose fields are single choices, such as filters. Each open tab
 * keeps its own; the next visit finds what was chosen last.
 */
export function savedChoices<Choices extends object>(fields: ChoiceFields<Choices>): SavedSlice<Choices> {
  const isField = (name: string): name is keyof Choices & string => Object.hasOwn(fields, name);
  const names = Object.keys(fields).filter(isField);
  const fits = <Name extends keyof Choices>(name: Name, value: unknown): value is Choices[Name] =>
    v.is(fields[name], value);

  /** What is stored, but for the fields that this tab has chosen since. */
  const merge = (mine: Choices, stored: Choices, base: Choices) =>
    names
      .filter((name) => mine[name] !== base[name])
      .reduce((merged, name) => ({ ...merged, [name]: mine[name] }), stored);

  return {
    fields,
    toSaved: (state) => state,
    read: (stored, firstVisit) => {
      if (!isRecord(stored)) return null;
      const fitting = names.filter((name) => fits(name, stored[name]));
      if (fitting.length === 0) return null;
      return {
        // A field that the schema doesn't know may be of a newer release, and is kept.
        saved: {
          ...stored,
          ...firstVisit,
          ...Object.fromEntries(fitting.map((name) => [name, stored[name]])),
        },
        dropped: 0,
        isDamaged: names.some((name) => Object.hasOwn(stored, name) && !fitting.includes(name)),
      };
    },
    merge,
    rebase: merge,
    hear: (mine) => mine,
    hasNews: () => false,
  };
}
