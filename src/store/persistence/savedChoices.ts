import { isRecord } from '../../domain/isRecord';
import type { SavedFields } from './savedField';
import { fittingFields } from './savedField';
import type { SavedSlice } from './savedSlice';

/**
 * For what open tabs may show differently, and the next visit finds again.
 *
 * The descriptor of a slice that is saved whole and whose fields are single choices, such as filters. Each open tab
 * keeps its own; the next visit finds what was chosen last.
 */
export function savedChoices<Choices extends object>(fields: SavedFields<Choices>): SavedSlice<Choices> {
  const isField = (name: string): name is keyof Choices & string => Object.hasOwn(fields, name);
  const names = Object.keys(fields).filter(isField);

  /**
   * What is stored, but for the fields that this tab has chosen since.
   *
   * base: all, by name · mine: all, by price · stored: security, by name → security, by price
   */
  const merge = (mine: Choices, stored: Choices, base: Choices) =>
    names
      .filter((name) => mine[name] !== base[name])
      .reduce((merged, name) => ({ ...merged, [name]: mine[name] }), stored);

  return {
    fields,
    toSaved: (state) => state,
    read: (stored, firstVisit) => {
      if (!isRecord(stored)) return null;
      const fits = (name: keyof Choices & string) => fields[name].fits(stored[name]);
      if (!names.some(fits)) return null;
      return {
        // A field that is not listed may be of a newer release, and is kept.
        saved: fittingFields(fields, stored, { ...stored, ...firstVisit }),
        dropped: 0,
        isDamaged: names.some((name) => Object.hasOwn(stored, name) && !fits(name)),
      };
    },
    merge,
    rebase: merge,
    mark: (older) => older,
    takeIn: (stored, older, mark, firstVisit) =>
      merge(older, stored, fittingFields(fields, mark, firstVisit)),
    mergeFromOtherTab: (mine) => mine,
    hasUnsavedChanges: () => false,
  };
}
