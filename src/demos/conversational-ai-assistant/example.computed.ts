import { makeStore } from '../../store/store';
import { noContext } from './message';
import { readingFrom } from './model';
import { replyTo, selectHeldLines } from './reply';
import { site } from './site.computed';

const read = readingFrom(site);
const exampleMessages = [
  'Can I get my money back?',
  'How much is Fraud Shield?',
  'Add Fraud Shield yearly to my cart',
  'What is the capital of France?',
];

/** The example conversation, shown until the visitor's first message. */
export const exampleTurns = exampleMessages.map((said, id) => {
  const store = makeStore();
  const reading = read({ text: said, context: noContext, lines: selectHeldLines(store.getState()) });
  return { id, said, reply: store.dispatch(replyTo(reading, said, noContext)).reply };
});
