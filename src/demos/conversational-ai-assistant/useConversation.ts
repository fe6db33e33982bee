import { useEffect, useRef, useState } from 'react';
import { useAppStore } from '../../store/hooks';
import type { Command, Context } from './message';
import { noContext } from './message';
import type { Message, Reading } from './model';
import type { Reply } from './reply';
import { replyTo, replyWith, selectHeldLines } from './reply';
import { commandText } from './replyTexts';
import type { StartedModel } from './startModel';
import { startModel } from './startModel';

export interface Turn {
  readonly id: number;
  readonly said: string;
  readonly reply: Reply;
}

const FAILED = 'I couldn’t load what I need to read this. Check your connection and send it again.';

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

  const add = (said: string, readingOf: () => Promise<Reading>) => {
    count.current += 1;
    const id = count.current;
    const own = conversation.current;
    const settle = (reply: Reply) => {
      setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, reply } : turn)));
    };
    setTurns((before) => [...before, { id, said, reply: replyWith([]) }]);
    previous.current = previous.current.then(async () => {
      try {
        const reading = await readingOf();
        // The visitor may have started over in the meantime.
        if (own !== conversation.current) return;
        const replied = store.dispatch(replyTo(reading, said, context.current));
        context.current = replied.context;
        settle(replied.reply);
      } catch {
        settle(replyWith([FAILED]));
      }
    });
  };

  return {
    turns,
    /** Sends a message and carries out its command. */
    say: (text: string) => {
      add(text, () => {
        return read({ text, context: context.current, lines: selectHeldLines(store.getState()) });
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

/** Reads messages in a worker. If its script failed to load, the next message starts another worker. */
function useReading(): (message: Message) => Promise<Reading> {
  const started = useRef<StartedModel>(null);

  const current = () => {
    if (started.current) return started.current;
    const own = startModel();
    started.current = own;
    own.failed.catch(() => {
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
    const { read, failed } = current();
    return Promise.race([read(message), failed]);
  };
}
