import { Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useToday } from '../../components/hooks/useToday';
import { Renewals } from '../../components/shop/Renewals';
import { Button } from '../../components/ui/Button';
import { paths } from '../../content/paths';
import { catalog } from '../../content/products/catalog';
import { amountLabel } from '../../content/shop/amountLabel';
import { demoItemsTexts } from '../../content/shop/demoItems';
import type { LineKey } from '../../domain/cart';
import type { AmountDue } from '../../domain/money';
import { formatMoney, totalOf } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { renewalsOf } from '../../domain/renewals';
import { AnswerView } from './AnswerView';
import type { Command } from './message';
import type { CartReport, Reply, Samples } from './reply';
import {
  changeText,
  commandText,
  doubtTexts,
  idleText,
  laterTexts,
  periodWord,
  unreadTexts,
} from './replyTexts';
import styles from './ReplyView.module.css';

interface ReplyViewProps {
  /** The visitor's message. */
  readonly question: string;
  readonly reply: Reply;
  /** True for the initial example, which changed nothing. */
  readonly isExample: boolean;
  /** Undoes the change in this reply; undefined if that isn't possible. */
  readonly onUndo: (() => void) | undefined;
  /** Carries out a command that this reply offers. */
  readonly onAccept: (command: Command) => void;
  /** Asks a question that this reply suggests. */
  readonly onAsk: (question: string) => void;
}

export function ReplyView({ question, reply, isExample, onUndo, onAccept, onAsk }: ReplyViewProps) {
  switch (reply.kind) {
    case 'done':
    case 'undone':
      return (
        <>
          {reply.kind === 'undone' && <p>I undid this change:</p>}
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
            <p>This is just an example. Your cart hasn’t changed.</p>
          ) : (
            <>
              <p>
                <CartTotals cart={reply.cart} />
              </p>
              {reply.kind === 'done' && <SampleNote samples={reply.samples} />}
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
          {/* Shows how the message was understood, so that a misreading is obvious. */}
          <p className={styles.understood}>I understood: {commandText(reply.command)}.</p>
          <p>{idleText(reply.reason)}</p>
          <p>
            <CartTotals cart={reply.cart} />
          </p>
        </>
      );
    case 'offer':
      return (
        <>
          <p>{doubtTexts[reply.why]}</p>
          <Offered commands={reply.commands} onAccept={onAccept} />
        </>
      );
    case 'cart':
      return (
        <>
          {reply.isLater ? (
            <LaterCharges cart={reply.cart} />
          ) : (
            <CartContent cart={reply.cart} samples={reply.sampleKeys} />
          )}
          {reply.own && (
            <p>
              Without the samples: <Amounts due={reply.own} />.
            </p>
          )}
          <SampleNote samples={reply.samples} />
          {reply.offered && <Offered commands={[reply.offered]} onAccept={onAccept} />}
        </>
      );
    case 'unread':
      return (
        <>
          <p>{unreadTexts[reply.why]}</p>
          {reply.why === 'which product' && (
            <ul className={styles.list}>
              {catalog.map(({ id, name }) => (
                <li key={id}>
                  <Link to={paths.product(id)}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
        </>
      );
    case 'looking up':
      return <p aria-hidden="true">…</p>;
    case 'failed':
      return <p>I couldn’t load what I need to read this. Check your connection and send it again.</p>;
    case 'answer':
      return (
        <>
          <AnswerView question={question} said={reply.said} onAsk={onAsk} />
          <SampleNote samples={reply.samples} />
          {reply.offered && <Offered commands={[reply.offered]} onAccept={onAccept} />}
        </>
      );
  }
}

function Offered({
  commands,
  onAccept,
}: Pick<ReplyViewProps, 'onAccept'> & { readonly commands: readonly Command[] }) {
  return (
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
  );
}

interface CartContentProps {
  readonly cart: CartReport;
  /** Lines to mark as samples. */
  readonly samples: readonly LineKey[];
}

function CartContent({ cart, samples }: CartContentProps) {
  return (
    <>
      <ul className={styles.list}>
        {cart.lines.map(({ key, product, billing, quantity, amount }) => (
          <li key={key}>
            {quantity} × <Link to={paths.product(product.id)}>{product.name}</Link>, {periodWord(billing)}:{' '}
            {formatMoney(amount)}
            {samples.includes(key) && ' (sample)'}
          </li>
        ))}
      </ul>
      <p>
        <CartTotals cart={cart} /> <Link to={paths.cart}>View cart</Link>
      </p>
    </>
  );
}

/** Lists the charges after today, if the cart is ordered today. */
function LaterCharges({ cart: { lines, due } }: { readonly cart: CartReport }) {
  const today = useToday();
  if (lines.length === 0) return <p>{laterTexts.nothing}</p>;
  if (today === null) return null;
  const renewals = renewalsOf(lines, today);
  return (
    <>
      <p>{laterTexts.start}</p>
      {renewals.every(({ billing }) => billing !== 'monthly') && <p>{laterTexts.notNextMonth}</p>}
      <Renewals renewals={renewals} paid={totalOf(due)} />
      <p>
        <Link to={paths.cart}>View cart</Link>
      </p>
    </>
  );
}

/** Says that the shop put the samples there, as the notice on the cart page does. */
function SampleNote({ samples }: { readonly samples: Samples | null }) {
  return samples && <p>{demoItemsTexts.text({ cart: samples.cart.length, wishlist: samples.wishlist })}</p>;
}

export function CartTotals({ cart: { itemCount, due } }: { readonly cart: CartReport }) {
  if (itemCount === 0) return 'Your cart is empty.';
  return (
    <>
      In your cart: {counted(itemCount, 'item')}. <Amounts due={due} />.
    </>
  );
}

function Amounts({ due }: { readonly due: AmountDue }) {
  return due.map((row, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      {amountLabel(row, false)}{' '}
      {row.kind === 'total' ? <strong>{formatMoney(row.cents)}</strong> : formatMoney(row.cents)}
    </Fragment>
  ));
}
