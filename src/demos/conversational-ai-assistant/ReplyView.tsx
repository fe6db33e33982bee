import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/Button';
import { paths } from '../../content/paths';
import { checkoutPage } from '../../content/shop/checkoutPage';
import { catalog } from '../../content/products/catalog';
import { MAX_QUANTITY } from '../../domain/quantity';
import { AnswerView } from './AnswerView';
import { CartContent, CartTotals } from './CartContent';
import { MAX_CHARACTERS } from './grammar';
import type { Command, Doubt, Unread } from './message';
import { changeText, commandText, named, periodWord, readingText } from './commandText';
import type { Idle, Reply } from './reply';
import styles from './ReplyView.module.css';

interface ReplyViewProps {
  readonly reply: Reply;
  /** True for the initial example, which changed nothing. */
  readonly isExample: boolean;
  /** Undoes the change in this reply; omitted if that isn't possible. */
  readonly onUndo?: (() => void) | undefined;
  /** Carries out a command that this reply offers. */
  readonly onAccept?: ((command: Command) => void) | undefined;
  /** Asks a question that this reply suggests. */
  readonly onAsk?: ((question: string) => void) | undefined;
}

export function ReplyView({ reply, isExample, onUndo, onAccept, onAsk }: ReplyViewProps) {
  switch (reply.kind) {
    case 'done':
    case 'undone':
      return (
        <>
          {reply.kind === 'undone' ? <p>Undone:</p> : <Reading command={reply.command} />}
          <ul role="list">
            {reply.changes.map((change) => (
              <li key={changeText(change)}>
                {reply.kind === 'undone' ? (
                  <s>{changeText(change)}</s>
                ) : (
                  <strong>{changeText(change)}</strong>
                )}
              </li>
            ))}
          </ul>
          {isExample ? (
            <p>This is an example: nothing was added to your cart.</p>
          ) : (
            <>
              <p>
                <CartTotals cart={reply.cart} />
              </p>
              <p className={styles.actions}>
                <Link to={paths.cart}>View cart</Link>
                {onUndo && (
                  <Button variant="outline" onClick={onUndo}>
                    <Undo2 aria-hidden="true" /> Undo
                  </Button>
                )}
              </p>
            </>
          )}
        </>
      );
    case 'idle':
      return (
        <>
          <Reading command={reply.command} />
          <p>{idleText(reply.reason)}</p>
          <p>
            <CartTotals cart={reply.cart} />
          </p>
        </>
      );
    case 'offer':
      return (
        <>
          <p>{doubtText(reply.why)}</p>
          {reply.why === 'pay or add' && (
            <p>
              <Link to={paths.checkout}>{checkoutPage.meta.title}</Link>
            </p>
          )}
          <Offered commands={reply.commands} onAccept={onAccept} />
        </>
      );
    case 'cart':
      return <CartContent cart={reply.cart} />;
    case 'unread':
      return <UnreadReply why={reply.why} />;
    case 'answer':
      return (
        <>
          <AnswerView said={reply.said} onAsk={onAsk} />
          {reply.offered && <Offered commands={[reply.offered]} onAccept={onAccept} />}
        </>
      );
  }
}

/** A button for each command. */
function Offered({
  commands,
  onAccept,
}: Pick<ReplyViewProps, 'onAccept'> & { readonly commands: readonly Command[] }) {
  return (
    onAccept && (
      <p className={styles.actions}>
        {commands.map((command) => (
          <Button
            key={commandText(command)}
            variant="outline"
            onClick={() => {
              onAccept(command);
            }}
          >
            {commandText(command)}
          </Button>
        ))}
      </p>
    )
  );
}

/** Shows how the message was understood, so that a misreading is obvious. */
function Reading({ command }: { readonly command: Command }) {
  return <p className={styles.reading}>{readingText(command)}</p>;
}

function doubtText(why: Doubt): string {
  switch (why) {
    case 'link':
      return 'This came with a link, so nothing was changed yet. Do you want it?';
    case 'question':
      return 'Nothing was changed yet. Do you want it?';
    case 'choice':
      return 'Which one do you mean? Nothing was changed yet.';
    case 'wish':
      return 'Shall I? Nothing was changed yet.';
    case 'pay or add':
      return 'Nothing was changed yet. Pay for what is in your cart, or add one more:';
  }
}

function idleText(reason: Idle): string {
  switch (reason.why) {
    case 'full':
      return `Nothing was changed. A cart holds at most ${MAX_QUANTITY} of a product.`;
    case 'two lines':
      return `Nothing was changed. Your cart has ${named(reason.productIds)} both monthly and yearly. Please say which one.`;
    case 'so many already':
      return 'Nothing was changed. Your cart already has that many, or can’t hold more.';
    case 'not in cart':
      return `Your cart has no ${named(reason.productIds)}${reason.billing === null ? '' : ` billed ${periodWord(reason.billing)}`}, so nothing was changed.`;
    case 'already so':
      return `That is already billed ${periodWord(reason.billing)}, so nothing was changed.`;
    case 'cart is empty':
      return 'There is nothing to change.';
    case 'nothing to undo':
      return 'There is nothing to undo: I haven’t changed your cart.';
    case 'nothing left to undo':
      return 'There is nothing to undo: my last change is no longer in your cart.';
  }
}

function UnreadReply({ why }: { readonly why: Unread }) {
  switch (why) {
    case 'nothing':
      return <p>I can’t read that. Type a question, or a command such as “add Fraud Shield”.</p>;
    case 'too long':
      return (
        <p>
          That is longer than the {MAX_CHARACTERS} characters I can read. Your text is still in the field:
          please shorten it.
        </p>
      );
    case 'quantity':
      return <p>Nothing was changed. Please say a whole number from 1 to {MAX_QUANTITY}.</p>;
    case 'which period':
      return <p>Nothing was changed. Please name one billing period, monthly or yearly.</p>;
    case 'several':
      return <p>Nothing was changed. I can only do one thing at a time: please start with the first.</p>;
    case 'no order':
      return (
        <p>
          Nothing was changed. I’m not sure what to add or remove. Say only “add Fraud Shield” or “remove
          Fraud Shield”.
        </p>
      );
    case 'refused':
      return <p>OK, nothing was changed. “Undo” takes back my last change.</p>;
    case 'which product':
      return (
        <>
          <p>Nothing was changed. Which product do you mean?</p>
          <ul className={styles.list}>
            {catalog.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.product(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      );
  }
}
