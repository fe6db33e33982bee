import { useEffect, useRef, useState } from 'react';
import { useAppStore } from '../../store/hooks';
import type { Command, Context } from './message';
import { noContext } from './message';
import type { Message, Reading } from './model';
import type { Reply } from './reply';
import { replyTo, selectHeldLines } from './reply';
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
  const store = useAppStore();
  const read = useReading();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const count = useRef(0);
  const context = useRef<Context>(noContext);
  const conversation = useRef(0);
  /** Each message waits for the reply to the previous one, which it may refer to. */
  const previous = useRef(Promise.resolve());

  const settle = (id: number, reply: Reply) => {
    setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, reply } : turn)));
  };

  const add = (said: string, readingOf: () => Promise<Reading>) => {
    count.current += 1;
    const id = count.current;
    const own = conversation.current;
    setTurns((before) => [...before, { id, said, reply: { kind: 'looking up' } }]);
    const reply = async () => {
      try {
        const reading = await readingOf();
        // The visitor may have started over in the meantime.
        if (own !== conversation.current) return;
        const replied = store.dispatch(replyTo(reading, said, context.current));
        context.current = replied.context;
        settle(id, replied.reply);
      } catch {
        settle(id, { kind: 'failed' });
      }
    };
    previous.current = previous.current.then(reply);
  };

  const readNow = (text: string) =>
    read({ text, context: context.current, lines: selectHeldLines(store.getState()) });

  return {
    turns,
    /** Sends a message and carries out its command. */
    say: (text: string) => {
      add(text, () => readNow(text));
    },
    /** Sends a message from a link: its command is offered, not carried out. */
    sayFromLink: (text: string) => {
      add(text, async () => {
        const reading = await readNow(text);
        return reading.kind === 'command'
          ? { kind: 'offer', why: 'link', commands: [reading.command] }
          : reading;
      });
    },
    /** Carries out a command of a button. */
    accept: (command: Command) => {
      add(commandText(command), () => Promise.resolve({ kind: 'command', command }));
    },
    startOver: () => {
      conversation.current += 1;
      context.current = noContext;
      setTurns([]);
    },
  };
}

/**
 * Reads messages in a worker that starts with the page. The promise rejects if the worker's script failed to load;
 * the next message then starts another worker.
 */
function useReading(): (message: Message) => Promise<Reading> {
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

  return (message) => {
    const { worker, read } = current();
    return new Promise((resolve, reject) => {
      const fail = () => {
        reject(new Error('The worker could not be started.'));
      };
      worker.addEventListener('error', fail);
      read(message)
        .then(resolve, reject)
        .finally(() => {
          worker.removeEventListener('error', fail);
        });
    });
  };
}
