import { makeStore } from '../../store/store';
import { runToEnd } from '../shared/model/steps';
import { exampleMessages } from './example';
import { readMessage } from './grammar';
import { answeringFrom } from './model';
import { passagesOf } from './passage';
import { facts, places } from './passages.computed';
import type { Reply } from './reply';
import { commandGiven, replyTo } from './reply';

const answer = answeringFrom(passagesOf(places), facts);
/** The cart of a first visit. */
const firstCart = makeStore().getState();

function replyOn(said: string): Reply {
  const message = readMessage(said);
  switch (message.kind) {
    case 'command':
      return makeStore().dispatch(commandGiven(message.command));
    case 'question':
      return { kind: 'answer', answer: runToEnd(answer(message.text)) };
    case 'offer':
    case 'cart':
    case 'prices':
    case 'compare':
    case 'help':
    case 'unread':
      return replyTo(message, firstCart);
  }
}

/** The example conversation, as the assistant would lead it on a first visit. */
export const exampleTurns = exampleMessages.map((said, id) => ({ id, said, reply: replyOn(said) }));
