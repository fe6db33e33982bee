import { makeStore } from '../../store/store';
import { noContext } from './context';
import { replyingFrom } from './reply';
import { site } from './site.computed';

const replyTo = replyingFrom(site);
const exampleMessages = ['Can I get my money back?', 'Add Fraud Shield yearly to my cart'];

/** The example conversation, shown until the visitor's first message. */
export const exampleTurns = exampleMessages.map((said, id) => {
  const state = makeStore().getState();
  return { id, said, reply: replyTo({ text: said, context: noContext, pending: null, state }).reply };
});
