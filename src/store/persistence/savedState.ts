import type { SavedSlice } from './savedSlice';

/** The descriptors of all saved slices, by the slices' names in the state. */
export type SavedSlices<Saved> = { readonly [Name in keyof Saved]: SavedSlice<Saved[Name]> };

/** The saved state that a list of descriptors describes. */
export type SavedStateOf<Slices> = {
  readonly [Name in keyof Slices]: Slices[Name] extends SavedSlice<infer Saved> ? Saved : never;
};

/** What could be used of what was stored. */
export interface ReadState<Saved> {
  readonly saved: Partial<Saved>;
  /** How many cart lines, wishlist products and the like were left out or can't be shown. */
  readonly dropped: number;
  /** Whether something could not be read, which writing over it would destroy. */
  readonly isDamaged: boolean;
}

/** Everything that is done with saved state as a whole, slice by slice. */
export interface SavedStateTools<Saved> {
  readonly names: readonly (keyof Saved & string)[];
  /** The part of a state that is saved. */
  readonly toSaved: (state: Saved) => Saved;
  /** The same of a state that has only some of the slices. */
  readonly partsToSave: (state: Partial<Saved>) => Partial<Saved>;
  /** Keeps of each slice what fits: one bad slice must not cost the others. Never throws. */
  readonly read: (parts: Readonly<Record<string, unknown>>, firstVisit: Saved) => ReadState<Saved>;
  /** What this tab has and what is stored, as one ({@link SavedSlice.merge}, {@link SavedSlice.rebase}). */
  readonly merge: (mine: Partial<Saved>, stored: Partial<Saved>, base: Saved) => Partial<Saved>;
  readonly rebase: (mine: Partial<Saved>, stored: Partial<Saved>, before: Saved) => Partial<Saved>;
  /** An older version's text, taken in slice by slice ({@link SavedSlice.mark}, {@link SavedSlice.takeIn}). */
  readonly marks: (older: Partial<Saved>) => Readonly<Record<string, unknown>>;
  readonly takeIn: (
    stored: Partial<Saved>,
    older: Partial<Saved>,
    marks: Readonly<Record<string, unknown>>,
    firstVisit: Saved,
  ) => Partial<Saved>;
  /** The slices that another tab's change is news to. */
  readonly mergeFromOtherTab: (mine: Saved, stored: Partial<Saved>) => Partial<Saved>;
  readonly hasUnsavedChanges: (mine: Saved, stored: Partial<Saved>) => boolean;
}

/** The tools for the saved slices that are listed. */
export function savedStateTools<Saved>(slices: SavedSlices<Saved>): SavedStateTools<Saved> {
  const isName = (name: string): name is keyof Saved & string => Object.hasOwn(slices, name);
  const names = Object.keys(slices).filter(isName);

  /** A state of those slices that `make` makes something of. */
  const each = (
    make: <Name extends keyof Saved>(slice: SavedSlice<Saved[Name]>, name: Name) => Saved[Name] | undefined,
  ): Partial<Saved> =>
    names.reduce<Partial<Saved>>((state, name) => {
      const made = make(slices[name], name);
      return made === undefined ? state : { ...state, [name]: made };
    }, {});

  const joined =
    (how: 'merge' | 'rebase'): SavedStateTools<Saved>['merge'] =>
    (mine, stored, base) =>
      each((slice, name) => {
        const ours = mine[name];
        const theirs = stored[name];
        if (ours === undefined) return theirs;
        return theirs === undefined ? ours : slice[how](ours, theirs, base[name]);
      });

  const partsToSave = (state: Partial<Saved>) =>
    each((slice, name) => {
      const part = state[name];
      return part && slice.toSaved(part);
    });

  const isWhole = (state: Partial<Saved>): state is Saved => names.every((name) => state[name] !== undefined);

  return {
    names,
    toSaved: (state) => {
      const saved = partsToSave(state);
      if (!isWhole(saved)) throw new Error('The state has not all of the slices that are saved.');
      return saved;
    },
    partsToSave,
    read: (parts, firstVisit) => {
      let dropped = 0;
      let isDamaged = false;
      const saved = each((slice, name) => {
        if (!Object.hasOwn(parts, name)) return undefined;
        const result = slice.read(Reflect.get(parts, name), firstVisit[name]);
        dropped += result?.dropped ?? 0;
        isDamaged ||= result?.isDamaged ?? true;
        return result?.saved;
      });
      return { saved, dropped, isDamaged };
    },
    merge: joined('merge'),
    rebase: joined('rebase'),
    marks: (older) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const part = older[name];
          return part === undefined ? [] : [[name, slices[name].mark(part)]];
        }),
      ),
    takeIn: (stored, older, marks, firstVisit) =>
      each((slice, name) => {
        const ours = stored[name];
        const theirs = older[name];
        if (ours === undefined) return theirs;
        return theirs === undefined
          ? ours
          : slice.takeIn(ours, theirs, Reflect.get(marks, name), firstVisit[name]);
      }),
    mergeFromOtherTab: (mine, stored) =>
      each((slice, name) => {
        const theirs = stored[name];
        const heard = theirs && slice.mergeFromOtherTab(mine[name], theirs);
        return heard === mine[name] ? undefined : heard;
      }),
    hasUnsavedChanges: (mine, stored) =>
      names.some((name) => {
        const theirs = stored[name];
        return theirs === undefined || slices[name].hasUnsavedChanges(mine[name], theirs);
      }),
  };
}
