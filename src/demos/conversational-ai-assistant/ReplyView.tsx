import { Undo2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/Button';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { useAppSelector } from '../../store/hooks';
import type { Offer, Part } from './answers';
import styles from './AssistantDemo.module.css';
import type { Proposal } from './proposal';
import { labelOf, pastLabelOf, selectLines } from './proposal';
import { ProposalForm } from './ProposalForm';
import type { Reply } from './reply';
import { shortAnswer } from './shortAnswer';

interface ReplyViewProps {
  readonly reply: Reply;
  /** The message that it answers. */
  readonly said: string;
  /** Whether this is the latest reply, whose buttons can be pressed. */
  readonly isLatest: boolean;
  /** Undoes the change in this reply; undefined if that isn’t possible. */
  readonly onUndo: (() => void) | undefined;
  readonly onAsk: (offer: Offer) => void;
  readonly onEdit: (proposal: Proposal) => void;
  readonly onPress: (proposal: Proposal, label: string) => void;
}

/** Shows a reply with its buttons and links. */
export function ReplyView({ reply, said, isLatest, onUndo, onAsk, onEdit, onPress }: ReplyViewProps) {
  const { parts, offers, proposal, choices, change } = reply;
  const lines = useAppSelector(selectLines);
  const proposed = proposal ? (isLatest ? labelOf(proposal, lines) : pastLabelOf(proposal)) : '';
  return (
    <>
      {parts.map(({ heading, text, link }) => (
        <Fragment key={text}>
          {heading !== undefined && <h2 className={styles.question}>{heading}</h2>}
          <PartView text={text} link={link} said={change === null ? said : undefined} />
        </Fragment>
      ))}
      {isLatest && offers.length > 0 && (
        <>
          {parts.some(({ link }) => link) && <p className={styles.note}>Something else?</p>}
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

interface PartViewProps extends Pick<Part, 'text' | 'link'> {
  /** The message that it answers; undefined if it says what was changed, which is shown whole. */
  readonly said: string | undefined;
}

/** Shows the sentences that answer the message, and the rest on request. */
function PartView({ text, link, said }: PartViewProps) {
  const [isWhole, setWhole] = useState(false);
  const short = said === undefined ? text : shortAnswer(text, said);
  return (
    <>
      <p>{isWhole ? text : short}</p>
      {(link ?? short !== text) && (
        <div className={styles.actions}>
          {link && <Link to={link.to}>{link.label}</Link>}
          {short !== text && (
            <Button
              variant="quiet"
              aria-expanded={isWhole}
              onClick={() => {
                setWhole(!isWhole);
              }}
            >
              {isWhole ? 'Less' : 'More'}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
