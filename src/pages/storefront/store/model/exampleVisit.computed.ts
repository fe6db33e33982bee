import { versionOf } from '../../../../persistence/fileFormat';
import { writeText } from '../../../../persistence/savedText';
import { fileFormat, values } from '../../../../store/saved';
import { changedSlices } from './changes';
import { exampleEvents } from './exampleEvents';
import { play } from './replay';

const { moments, end } = play(undefined, exampleEvents);

/** The state before the first event; a list, so that it can be empty. */
export const exampleStart = moments.map(({ before }) => before).slice(0, 1);

/** The example visit: after each event, the slices that it changed. */
export const exampleSteps = moments.map((moment) => ({
  at: moment.at,
  action: moment.action,
  changed: Object.fromEntries(changedSlices(moment).map((name) => [name, moment.after[name]])),
}));

export const exampleText = writeText(values.documentOf(end), versionOf(fileFormat));
