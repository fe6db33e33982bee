import { useRef, useState } from 'react';
import type { ProductId } from '../../content/slugs';
import { useAppDispatch } from '../../store/hooks';
import { readMessage, spokenOfIn } from './grammar';
import type { Command, Message } from './message';
import type { Reply } from './reply';
import { commandGiven, replyTo } from './reply';
import { useAnswers } from './useAnswers';

/** A message with its reply. */
export interface Turn {
  readonly id: number;
  readonly said: string;
  /** `looking up` until the answer is there; `failed` if what it is looked up in did not arrive. */
  readonly reply: Reply | 'looking up' | 'failed';
}

/** The conversation of this page view; it is kept nowhere. */
export function useConversation() {
  const dispatch = useAppDispatch();
  const answerTo = useAnswers();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const said = useRef(0);
  /** What a message may refer to. */
  const spoken = useRef<readonly ProductId[]>([]);
  const lookUp = (id: number, question: string): Turn['reply'] => {
    const settle = (reply: Turn['reply']) => {
      setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, reply } : turn)));
    };
    answerTo(question).then(
      (answer) => {
        settle({ kind: 'answer', answer });
      },
      () => {
        settle('failed');
      },
    );
    return 'looking up';
  };

  const replyOn = (id: number, message: Message, isFromLink: boolean): Turn['reply'] => {
    switch (message.kind) {
      case 'command':
        return isFromLink
          ? { kind: 'offer', why: 'link', commands: [message.command] }
          : dispatch(commandGiven(message.command));
      case 'question':
        return lookUp(id, message.text);
      case 'offer':
      case 'cart':
      case 'prices':
      case 'compare':
      case 'help':
      case 'unread':
        return dispatch((_, getState) => replyTo(message, getState()));
    }
  };

  const add = (text: string, message: Message, isFromLink: boolean) => {
    said.current += 1;
    const id = said.current;
    const reply = replyOn(id, message, isFromLink);
    const named = spokenOfIn(text, message);
    if (named.length > 0) spoken.current = named;
    setTurns((before) => [...before, { id, said: text, reply }]);
  };

  const read = (text: string): Message => {
    const last = turns.at(-1)?.reply;
    const offers = typeof last === 'object' && last.kind === 'offer' ? last.commands : [];
    const [offered = null, ...more] = offers;
    return readMessage(text, { spoken: spoken.current, offered: more.length > 0 ? null : offered });
  };

  return {
    turns,
    /** Says something to the assistant, and does what it asks for. */
    say: (text: string) => {
      const message = read(text);
      add(text, message, false);
      return message;
    },
    /** Says what a link has: a command is offered, not followed. */
    sayFromLink: (text: string) => {
      add(text, readMessage(text), true);
    },
    /** Follows a command that was offered. */
    accept: (text: string, command: Command) => {
      add(text, { kind: 'command', command }, false);
    },
    startOver: () => {
      spoken.current = [];
      setTurns([]);
    },
  };
}
