import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { readMessage } from './grammar';
import type { Command, Context, Message } from './message';
import { noContext } from './message';
import type { Answer, Question } from './model';
import type { Reply, ReplyWithContext } from './reply';
import { replyOf, replyTo } from './reply';
import { commandText } from './replyTexts';
import type { StartedModel } from './startModel';
import { startModel } from './startModel';

export interface Turn {
  readonly id: number;
  readonly said: string;
  readonly reply: Reply;
}

/** Manages the conversation, which is kept only while the demo is open. */
export function useConversation() {
  const dispatch = useAppDispatch();
  const answerTo = useAnswers();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const count = useRef(0);
  const context = useRef<Context>(noContext);
  const conversation = useRef(0);

  const take = ({ reply, context: next }: ReplyWithContext): Reply => {
    context.current = next;
    return reply;
  };

  const lookUp = (id: number, text: string): Reply => {
    const settle = (reply: Reply) => {
      setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, reply } : turn)));
    };
    const own = conversation.current;
    answerTo({ text, context: context.current }).then(
      (answer) => {
        // The visitor may have started over in the meantime.
        if (own !== conversation.current) return;
        settle(take(dispatch(replyOf(answer, context.current))));
      },
      () => {
        settle({ kind: 'failed' });
      },
    );
    return { kind: 'looking up' };
  };

  const add = (text: string, message: Message) => {
    count.current += 1;
    const id = count.current;
    const reply =
      message.kind === 'question'
        ? lookUp(id, text)
        : take(dispatch(replyTo(message, text, context.current)));
    setTurns((before) => [...before, { id, said: text, reply }]);
  };

  return {
    turns,
    /** Sends a message and carries out its command. */
    say: (text: string) => {
      const message = readMessage(text, context.current);
      add(text, message);
      return message;
    },
    /** Sends a message from a link: its command is offered, not carried out. */
    sayFromLink: (text: string) => {
      const message = readMessage(text);
      add(
        text,
        message.kind === 'command' ? { kind: 'offer', why: 'link', commands: [message.command] } : message,
      );
    },
    /** Carries out an offered command. */
    accept: (command: Command) => {
      add(commandText(command), { kind: 'command', command });
    },
    startOver: () => {
      conversation.current += 1;
      context.current = noContext;
      setTurns([]);
    },
  };
}

/**
 * Answers questions in a worker that starts with the page. The promise rejects if the worker's script failed
 * to load; the next question then starts another worker.
 */
function useAnswers(): (question: Question) => Promise<Answer> {
  const started = useRef<StartedModel>(null);

  const current = () => {
    if (started.current) return started.current;
    const own = startModel();
    started.current = own;
    own.worker.addEventListener('error', () => {
      own.worker.terminate();
      if (started.current === own) started.current = null;
    });
    return own;
  };

  useEffect(() => {
    current();
    return () => {
      started.current?.worker.terminate();
      started.current = null;
    };
  }, []);

  return (question) => {
    const { worker, answer } = current();
    return new Promise((resolve, reject) => {
      worker.addEventListener('error', () => {
        reject(new Error('The worker could not be started.'));
      });
      answer(question).then(resolve, reject);
    });
  };
}
