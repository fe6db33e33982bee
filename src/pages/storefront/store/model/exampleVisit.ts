import { exampleStart, exampleSteps } from './exampleVisit.computed';
import type { VisitAction, Visit } from './visit';

/** Rebuilds the states of the example. Like a store's, they share unchanged slices. */
function unfolded(): readonly VisitAction[] {
  let [state] = exampleStart;
  return exampleSteps.flatMap(({ at, action, changed }, index) => {
    if (!state) return [];
    const before = state;
    state = { ...state, ...changed };
    return [{ id: index + 1, at, action, before, after: state }];
  });
}

/** The visit that the page shows without scripts, and on request. */
export const exampleVisit: Visit = { title: 'An example visit', entries: unfolded() };
