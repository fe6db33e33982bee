import { savedChoices } from '../persistence/savedChoices';
import { flagField } from '../persistence/savedField';
import type { SavedSlice } from '../persistence/savedSlice';
import type { FillingState } from './fillingSlice';

/** How the answer is saved. One that is given in a tab counts in the others at once. */
export const fillingSaved: SavedSlice<FillingState> = {
  ...savedChoices<FillingState>({ isAnswered: flagField }),
  mergeFromOtherTab: (mine, stored) => (stored.isAnswered && !mine.isAnswered ? stored : mine),
};
