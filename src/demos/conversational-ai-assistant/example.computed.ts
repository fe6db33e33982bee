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
  const { reply } = store.dispatch(replyTo(reading, said, noContext));
  const text =
    reply.change === null
      ? reply.text
      : [...reply.text.slice(0, 1), 'This is just an example. Your cart hasn’t changed.'];
  return { id, said, reply: { ...reply, text, change: null } };
});
