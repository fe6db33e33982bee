import { verdictOnCommand } from './evaluateCommands';
import { evaluated, judge, thresholds } from './evaluation';
import { labelledCommands } from './labelledCommands';
import { tunedOn, unseen as unseenOnes } from './labelled';
import { THRESHOLD } from './model';
import { passagesOf } from './passage';
import { facts, places } from './passages.computed';

const passages = passagesOf(places);
const tuned = judge(tunedOn, passages, facts);
const unseen = judge(unseenOnes, passages, facts);

/** How the assistant does on the questions that its method was chosen on, at each threshold that was looked at. */
export const byThreshold = thresholds.map((threshold) => ({ ...evaluated(tuned, threshold), wrong: [] }));

/** How it does on these at its own threshold. */
export const chosenOn = evaluated(tuned, THRESHOLD);

/** How it does on the questions that were not looked at while it was made. */
export const onUnseen = evaluated(unseen, THRESHOLD);

const commands = labelledCommands.map((labelled) => ({ ...labelled, verdict: verdictOnCommand(labelled) }));

/** How messages about the cart are read. */
export const onCommands = {
  total: commands.length,
  right: commands.filter(({ verdict }) => verdict === 'as meant').length,
  wrongDeeds: commands.filter(({ verdict }) => verdict === 'wrong deed').length,
};
