import { makeStore } from '../../store/store';
import { readMessage } from './grammar';
import { noContext } from './message';
import { answeringFrom } from './model';
import { replyOf, replyTo } from './reply';
import { site } from './site.computed';

const answer = answeringFrom(site);
const exampleMessages = [
  'Can I get my money back?',
  'How much is Fraud Shield?',
  'Add Fraud Shield yearly to my cart',
  'What is the capital of France?',
];

/** The example conversation, shown until the visitor's first message. */
export const exampleTurns = exampleMessages.map((said, id) => {
  const { dispatch } = makeStore();
  const message = readMessage(said);
  const { reply } =
    message.kind === 'question'
      ? dispatch(replyOf(answer({ text: said, context: noContext }), noContext))
      : dispatch(replyTo(message, said, noContext));
  return { id, said, reply };
});
