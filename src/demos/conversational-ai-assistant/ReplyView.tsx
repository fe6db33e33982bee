import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/Button';
import type { Command } from './message';
import type { Reply } from './reply';
import { commandText } from './replyTexts';
import styles from './AssistantDemo.module.css';

interface ReplyViewProps {
  readonly reply: Reply;
  /** Undoes the change in this reply; undefined if that isn't possible. */
  readonly onUndo: (() => void) | undefined;
  /** Carries out a command that this reply offers. */
  readonly onAccept: (command: Command) => void;
  /** Asks a question that this reply suggests. */
  readonly onAsk: (question: string) => void;
}

/** Shows a reply with its buttons and links. */
export function ReplyView({ reply, onUndo, onAccept, onAsk }: ReplyViewProps) {
  const { text, isQuote, links, commands, questions } = reply;
  const [first, ...others] = text;
  if (first === undefined) return <p aria-hidden="true">…</p>;
  const buttons = [
    ...commands.map((command) => ({
      label: commandText(command),
      onPress: () => {
        onAccept(command);
      },
    })),
    ...questions.map((question) => ({
      label: question,
      onPress: () => {
        onAsk(question);
      },
    })),
  ];
  return (
    <>
      {isQuote ? (
        <blockquote>
          <p>{first}</p>
        </blockquote>
      ) : (
        <p>{first}</p>
      )}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {(buttons.length > 0 || links.length > 0 || onUndo) && (
        <p className={styles.actions}>
          {buttons.map(({ label, onPress }) => (
            <Button key={label} variant="outline" onClick={onPress}>
              {label}
            </Button>
          ))}
          {links.map(({ to, label }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
          {onUndo && (
            <Button variant="outline" onClick={onUndo}>
              <Undo2 aria-hidden="true" /> Undo
            </Button>
          )}
        </p>
      )}
    </>
  );
}
