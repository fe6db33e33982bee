import { exampleStart, exampleSteps } from './exampleVisit.computed';
import type { VisitAction, Visit } from './visit';

/** Rebuilds the example's states, which share unchanged slices as a store's do. */
function unfolded(): readonly VisitAction[] {
  let [state] = exampleStart;
  return exampleSteps.flatMap(({ at, action, changed }, index) => {
    if (!state) return [];
    const before = state;
    state = { ...state, ...changed };
    return [{ id: index + 1, at, action, before, after: state }];
  });
}

/** The visit shown without scripts, and on request. */
export const exampleVisit: Visit = { title: 'An example visit', entries: unfolded() };
