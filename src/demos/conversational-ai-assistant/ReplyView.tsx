import { Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/Button';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { useAppSelector } from '../../store/hooks';
import type { Offer } from './answers';
import styles from './AssistantDemo.module.css';
import type { Proposal } from './proposal';
import { labelOf, pastLabelOf, selectLines } from './proposal';
import { ProposalForm } from './ProposalForm';
import type { Reply } from './reply';

interface ReplyViewProps {
  readonly reply: Reply;
  /** Whether this is the latest reply, whose buttons can be pressed. */
  readonly isLatest: boolean;
  /** Undoes the change in this reply; undefined if that isn’t possible. */
  readonly onUndo: (() => void) | undefined;
  readonly onAsk: (offer: Offer) => void;
  readonly onEdit: (proposal: Proposal) => void;
  readonly onPress: (proposal: Proposal, label: string) => void;
}

/** Shows a reply with its buttons and links. */
export function ReplyView({ reply, isLatest, onUndo, onAsk, onEdit, onPress }: ReplyViewProps) {
  const { parts, offers, proposal, choices } = reply;
  const lines = useAppSelector(selectLines);
  const proposed = proposal ? (isLatest ? labelOf(proposal, lines) : pastLabelOf(proposal)) : '';
  return (
    <>
      {parts.map(({ heading, text, link }) => (
        <Fragment key={text}>
          {heading !== undefined && <h2 className={styles.question}>{heading}</h2>}
          <p>{text}</p>
          {link && (
            <p className={styles.actions}>
              <Link to={link.to}>{link.label}</Link>
            </p>
          )}
        </Fragment>
      ))}
      {isLatest && offers.length > 0 && (
        <>
          <p className={styles.note}>Something else?</p>
          <ul role="list" className={styles.offers}>
            {offers.map((offer) => (
              <li key={offer.title}>
                <Button
                  variant="outline"
                  onClick={() => {
                    onAsk(offer);
                  }}
                >
                  {offer.title}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isLatest && choices.length > 0 && (
        <ul role="list" className={styles.offers}>
          {choices
            .map((choice) => ({ choice, label: labelOf(choice, lines) }))
            .filter(({ label }) => label !== '')
            .map(({ choice, label }) => (
              <li key={label}>
                <Button
                  variant="outline"
                  onClick={() => {
                    onPress(choice, label);
                  }}
                >
                  {label}
                </Button>
              </li>
            ))}
        </ul>
      )}
      {onUndo && (
        <p className={styles.actions}>
          <Button variant="outline" onClick={onUndo}>
            <Undo2 aria-hidden="true" /> Undo
          </Button>
        </p>
      )}
      {proposal &&
        (isLatest ? (
          <>
            {proposed !== '' && (
              <VisuallyHidden>Proposed: {proposed}. Press the button below, or say “yes.”</VisuallyHidden>
            )}
            <ProposalForm proposal={proposal} onEdit={onEdit} onPress={onPress} />
          </>
        ) : (
          proposed !== '' && <p className={styles.note}>Proposed: {proposed}</p>
        ))}
    </>
  );
}
