import { versionOf } from '../../../../persistence/savedFile';
import { writeText } from '../../../../persistence/savedText';
import { fileFormat, values } from '../../../../store/saved';
import { slicesThatAnswered } from './changes';
import { exampleEvents } from './exampleEvents';
import { play } from './replay';

const { moments, end } = play(undefined, exampleEvents);

/** The state that the example begins with. */
export const exampleStart = moments.map(({ before }) => before).slice(0, 1);

/** The example visit, made by playing its events: of each the slices that it changed. */
export const exampleSteps = moments.map((moment) => ({
  at: moment.at,
  action: moment.action,
  changed: Object.fromEntries(slicesThatAnswered(moment).map((name) => [name, moment.after[name]])),
}));

/** What it leaves on the disk. */
export const exampleText = writeText(values.documentOf(end), versionOf(fileFormat));
