import { exampleStart, exampleSteps } from './exampleVisit.computed';
import type { Moment, Visit } from './moment';

/** The example's events with their states, which share what an event has not changed, as a store's states do. */
function unfolded(): readonly Moment[] {
  let [state] = exampleStart;
  return exampleSteps.flatMap(({ at, action, changed }, index) => {
    if (!state) return [];
    const before = state;
    state = { ...state, ...changed };
    return [{ id: index + 1, at, action, before, after: state }];
  });
}

/** The visit that the page shows without scripts, and to those who ask for it. */
export const exampleVisit: Visit = { title: 'An example visit', moments: unfolded() };
