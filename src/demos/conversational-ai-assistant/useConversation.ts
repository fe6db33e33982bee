import { keptState } from '../../components/hooks/keptState';
import { useAppStore } from '../../store/hooks';
import type { Offer } from './answers';
import type { Context } from './context';
import { noContext } from './context';
import { carriedOut, undone } from './press';
import type { Proposal } from './proposal';
import { selectLines } from './proposal';
import type { Answered, Reply } from './reply';
import { doneReply, isYes, pendingOf, replyingFrom } from './reply';
import { site } from './site.computed';

export interface Turn {
  readonly id: number;
  readonly said: string;
  readonly reply: Reply;
}

interface Conversation {
  readonly turns: readonly Turn[];
  readonly context: Context;
}

const empty: Conversation = { turns: [], context: noContext };
const useKept = keptState(empty);
const replyTo = replyingFrom(site);

/** Manages the conversation, which is kept until the page unloads. */
export function useConversation() {
  const store = useAppStore();
  const [{ turns, context }, setConversation] = useKept();
  const last = turns.at(-1)?.reply;

  const add = (said: string, { reply, context: next }: Answered) => {
    setConversation(() => ({ turns: [...turns, { id: turns.length, said, reply }], context: next }));
  };
  /** Adds the reply to a press, which changes the cart. */
  const addPress = (said: string, isUndo: boolean, press: () => void) => {
    const before = selectLines(store.getState());
    press();
    add(said, doneReply(before, isUndo, store.getState(), context));
  };
  const press = (proposal: Proposal, said: string) => {
    addPress(said, proposal.isUndo, () => {
      store.dispatch(carriedOut(proposal));
    });
  };

  return {
    turns,
    /** Replies to a message. A bare “yes” presses the button of the last reply. */
    say: (text: string) => {
      if (isYes(text, last)) press(last.proposal, text);
      else add(text, replyTo({ text, context, pending: pendingOf(last), state: store.getState() }));
    },
    /** Asks an offered question. */
    ask: ({ topic, title, text }: Offer) => {
      add(title, replyTo({ text, topic, context, pending: null, state: store.getState() }));
    },
    /**
     * Carries out a proposal.
     * @param label the button's label, shown as the visitor's words
     */
    press,
    /** Undoes the assistant's change with this id. */
    undo: (id: number) => {
      addPress('Undo', true, () => {
        store.dispatch(undone(id));
      });
    },
    /** Replaces the proposal of the last reply. */
    edit: (proposal: Proposal) => {
      const edited = turns.map((turn) =>
        turn.reply === last ? { ...turn, reply: { ...turn.reply, proposal } } : turn,
      );
      setConversation(() => ({ turns: edited, context }));
    },
    startOver: () => {
      setConversation(() => empty);
    },
  };
}
