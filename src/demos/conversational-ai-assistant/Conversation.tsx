import { clsx } from 'clsx';
import { Bot } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { focusAfterRender } from '../../components/hooks/focus';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { shorten } from '../../domain/typedText';
import { useAppSelector } from '../../store/hooks';
import type { Offer } from './answers';
import styles from './AssistantDemo.module.css';
import { exampleTurns } from './example.computed';
import type { Proposal } from './proposal';
import { selectLastCommand } from './reply';
import { ReplyView } from './ReplyView';
import type { Turn } from './useConversation';

interface ConversationProps {
  /** The element that scrolls. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The visitor's turns. If there are none, an example is shown. */
  readonly turns: readonly Turn[];
  readonly onAsk: (offer: Offer) => void;
  readonly onEdit: (proposal: Proposal) => void;
  readonly onPress: (proposal: Proposal, label: string) => void;
  readonly onUndo: (id: number) => void;
}

/** Pixels above the latest message after scrolling. */
const ABOVE_LATEST = 16;
/** Puts the log in the Tab order, so that keyboard users can scroll it. */
const TAB_STOP = 0;
/** Lets a reply receive focus after its button was pressed. */
const FOCUSABLE = -1;

/** Maximum message length to show, in characters, so that a pasted page doesn't fill the log. */
const MAX_CHARACTERS_SHOWN = 300;

/** Shows the conversation. Announces each reply and scrolls to the latest message. */
export function Conversation({ ref: log, turns, onAsk, onEdit, onPress, onUndo }: ConversationProps) {
  const latest = useRef<HTMLDivElement>(null);
  const last = useAppSelector(selectLastCommand);
  const isExample = turns.length === 0;
  /** Focuses the new reply, because the pressed button disappears. */
  const focusReply = () => {
    focusAfterRender(`reply-${turns.length}`);
  };
  useEffect(() => {
    if (!log.current || !latest.current || isExample) return;
    log.current.scrollTop = latest.current.offsetTop - log.current.offsetTop - ABOVE_LATEST;
  }, [log, turns.length, isExample]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      tabIndex={TAB_STOP}
      className={clsx(styles.log, isExample && styles.example)}
    >
      {isExample && <p className={styles.note}>Sample conversation. Ask a question to start your own.</p>}
      {(isExample ? exampleTurns : turns).map(({ id, said, reply }, place) => (
        <div
          key={`${isExample ? 'example' : 'own'}-${id}`}
          ref={place === turns.length - 1 ? latest : null}
          className={styles.turn}
        >
          {said.trim() !== '' && (
            <>
              {/* Outside of the paragraph, whose direction its first letter decides. */}
              <VisuallyHidden>You: </VisuallyHidden>
              <p className={styles.said} dir="auto">
                {shorten(said, MAX_CHARACTERS_SHOWN)}
              </p>
            </>
          )}
          <div id={`reply-${id}`} tabIndex={FOCUSABLE} className={styles.reply}>
            <Bot aria-hidden="true" className={styles.bot} />
            <VisuallyHidden>Assistant: </VisuallyHidden>
            <ReplyView
              reply={reply}
              said={said}
              isLatest={!isExample && place === turns.length - 1}
              onAsk={(offer) => {
                onAsk(offer);
                focusReply();
              }}
              onEdit={onEdit}
              onPress={(proposal, label) => {
                onPress(proposal, label);
                focusReply();
              }}
              onUndo={
                reply.change !== null && reply.change === last?.id
                  ? () => {
                      onUndo(last.id);
                      focusReply();
                    }
                  : undefined
              }
            />
          </div>
        </div>
      ))}
    </div>
  );
}
