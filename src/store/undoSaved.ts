import { isRecord } from '../domain/isRecord';
import { choiceField, countField } from './persistence/savedField';
import { savedInTab } from './persistence/savedInTab';
import type { Migration } from './persistence/savedText';
import { firstVisit } from './rootReducer';
import { savedTools } from './savedSlices';
import type { Change, Parts, UndoState } from './undo/undoSlice';
import { causes } from './undo/undoSlice';

const count = countField(Number.MAX_SAFE_INTEGER);
const cause = choiceField(causes);

/** How what can be undone is kept over a reload of its tab: of each slice what the device keeps of it too. */
export const undoSaved = savedInTab<UndoState>({
  fields: { count },
  toSaved: (state) =>
    state.changes.some(({ before }) => before.checkout !== undefined)
      ? { ...state, changes: state.changes.map(withoutForm) }
      : state,
  read: (stored) => {
    if (!isRecord(stored) || !Array.isArray(stored.changes) || !count.fits(stored.count)) return null;
    return {
      saved: { changes: stored.changes.flatMap(readChange), count: stored.count },
      dropped: 0,
      isDamaged: false,
    };
  },
});

/** A migration of the saved slices, done to what each change has of them. */
export function ofChanges({ name, migrate }: Migration): Migration {
  const migrated = (parts: unknown) =>
    isRecord(parts)
      ? Object.fromEntries(Object.entries(migrate(parts)).filter(([slice]) => Object.hasOwn(parts, slice)))
      : parts;
  return {
    name,
    migrate: (slices) => {
      const { undo } = slices;
      if (!isRecord(undo) || !Array.isArray(undo.changes)) return slices;
      const changes = undo.changes.map((change: unknown) =>
        isRecord(change)
          ? { ...change, before: migrated(change.before), after: migrated(change.after) }
          : change,
      );
      return { ...slices, undo: { ...undo, changes } };
    },
  };
}

/** What was typed in the checkout goes with a reset for good. */
function withoutForm({ before, after, ...change }: Change): Change {
  return {
    ...change,
    before: { ...before, checkout: undefined },
    after: { ...after, checkout: undefined },
  };
}

function readChange(stored: unknown): readonly Change[] {
  if (!isRecord(stored) || !count.fits(stored.id) || !cause.fits(stored.cause)) return [];
  return [
    { id: stored.id, cause: stored.cause, before: readParts(stored.before), after: readParts(stored.after) },
  ];
}

function readParts(stored: unknown): Parts {
  return savedTools.read(isRecord(stored) ? stored : {}, savedTools.toSaved(firstVisit)).saved;
}
