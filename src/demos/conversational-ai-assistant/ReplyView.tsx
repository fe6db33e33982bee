import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/Button';
import { Price } from '../../components/ui/Price';
import { billingTexts } from '../../content/billing';
import { paths } from '../../content/paths';
import { catalogue, productOf } from '../../content/products/catalogue';
import { categoryLabels } from '../../content/products/categories';
import { productSummaries } from '../../content/products/summaries';
import type { ProductId } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import { TAX_PERCENT, formatMoney } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { productPrice } from '../../domain/products';
import { MAX_QUANTITY } from '../../domain/quantity';
import { DataTable } from '../shared/plot/Plot';
import { MOST_CHARACTERS } from './grammar';
import type { Order, Unread } from './message';
import type { Answer, Source } from './model';
import { THRESHOLD } from './model';
import { deedText, named, orderText, periodWord } from './orderText';
import type { CartReport, Idle, Reply } from './reply';
import styles from './ReplyView.module.css';

interface ReplyViewProps {
  readonly reply: Reply;
  /** Undoes what this reply tells of; left out where that can't be undone, or not any more. */
  readonly onUndo?: (() => void) | undefined;
  /** Follows the order that this reply offers. */
  readonly onAccept?: ((order: Order) => void) | undefined;
}

/** What the assistant says. */
export function ReplyView({ reply, onUndo, onAccept }: ReplyViewProps) {
  switch (reply.kind) {
    case 'done':
    case 'undone':
      return (
        <>
          {reply.kind === 'undone' && <p>Undone:</p>}
          <ul role="list">
            {reply.deeds.map((deed) => (
              <li key={deedText(deed)}>
                {reply.kind === 'undone' ? <s>{deedText(deed)}</s> : <strong>{deedText(deed)}</strong>}
              </li>
            ))}
          </ul>
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
      );
    case 'idle':
      return (
        <>
          <p>{idleText(reply.reason)}</p>
          <p>
            <CartTotals cart={reply.cart} />
          </p>
        </>
      );
    case 'offer':
      return (
        <>
          <p>This came with a link, so nothing was done. If you want it:</p>
          {onAccept && (
            <p className={styles.actions}>
              <Button
                onClick={() => {
                  onAccept(reply.order);
                }}
              >
                {orderText(reply.order)}
              </Button>
            </p>
          )}
        </>
      );
    case 'cart':
      return <CartContent cart={reply.cart} />;
    case 'prices':
      return <Prices productIds={reply.productIds} />;
    case 'comparison':
      return <Comparison productIds={reply.productIds} />;
    case 'help':
      return <Help />;
    case 'unread':
      return <UnreadReply why={reply.why} />;
    case 'answer':
      return <AnswerView answer={reply.answer} />;
  }
}

function CartTotals({ cart: { itemCount, totals } }: { readonly cart: CartReport }) {
  if (itemCount === 0) return 'Your cart is empty.';
  return (
    <>
      In your cart: {counted(itemCount, 'item')}, {formatMoney(totals.subtotal)}. With {TAX_PERCENT}% tax,{' '}
      <strong>{formatMoney(totals.total)}</strong> is due today.
    </>
  );
}

function CartContent({ cart }: { readonly cart: CartReport }) {
  return (
    <>
      <ul className={styles.list}>
        {cart.lines.map(({ productId, billing, quantity, amount }) => (
          <li key={`${productId}:${billing}`}>
            {quantity} × <Link to={paths.product(productId)}>{productOf(productId).name}</Link>,{' '}
            {periodWord(billing)}: {formatMoney(amount)}
          </li>
        ))}
      </ul>
      <p>
        <CartTotals cart={cart} /> <Link to={paths.cart}>View cart</Link>
      </p>
    </>
  );
}

function idleText(reason: Idle): string {
  switch (reason.why) {
    case 'full':
      return `Nothing was added: ${MAX_QUANTITY} of one product is the most that a cart holds, and you have them.`;
    case 'not in cart':
      return `Your cart has no ${named(reason.productIds)}${reason.billing === null ? '' : ` billed ${periodWord(reason.billing)}`}, so nothing was changed.`;
    case 'already so':
      return `That is billed ${periodWord(reason.billing)} already, so nothing was changed.`;
    case 'cart is empty':
      return 'There is nothing to change.';
    case 'nothing to undo':
      return 'There is nothing to undo: I have not changed your cart.';
    case 'nothing left to undo':
      return 'What I did last is gone from the cart already, so there was nothing left to undo.';
  }
}

function Prices({ productIds }: { readonly productIds: readonly ProductId[] }) {
  return (
    <>
      <ul role="list">
        {productIds.map((id) => (
          <li key={id}>
            <Link to={paths.product(id)}>{productOf(id).name}</Link>:{' '}
            {billingPeriods.map((billing, place) => (
              <span key={billing}>
                {place > 0 && ' or '}
                <Price cents={productPrice(productOf(id), billing).cents} per={billing} />
                {billingTexts[billing].saving !== null && ` (${billingTexts[billing].saving})`}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>Before tax; the cart adds {TAX_PERCENT}%.</p>
    </>
  );
}

function Comparison({ productIds }: { readonly productIds: readonly ProductId[] }) {
  const products = productIds.map(productOf);
  return (
    <>
      <DataTable
        caption={named(productIds)}
        columns={['Compared', ...products.map(({ name }) => name)]}
        rows={[
          ['What it does', ...productIds.map((id) => productSummaries[id].description)],
          ...billingPeriods.map((billing) => [
            billingTexts[billing].label,
            ...products.map((product) => formatMoney(productPrice(product, billing).cents)),
          ]),
          ['For', ...products.map(({ category }) => categoryLabels[category])],
          ['Rating', ...products.map(({ rating, reviews }) => `${rating} of 5 (${reviews} reviews)`)],
          ['Known for', ...productIds.map((id) => productSummaries[id].highlights.join('; '))],
        ]}
      />
      <p className={styles.links}>
        {products.map(({ id, name }) => (
          <Link key={id} to={paths.product(id)}>
            {name}
          </Link>
        ))}
      </p>
    </>
  );
}

function Help() {
  return (
    <>
      <p>I look up what this site says and quote it, and I can work your cart. Say for example:</p>
      <ul className={styles.list}>
        <li>add Fraud Shield yearly to my cart</li>
        <li>what is in my cart</li>
        <li>make Fraud Shield monthly</li>
        <li>remove Fraud Shield</li>
        <li>compare Fraud Shield and Review Sentiment Monitor</li>
        <li>how much is Customer Insight Analytics</li>
        <li>undo</li>
      </ul>
      <p>Anything else is a question. If the site does not answer it, I say so.</p>
    </>
  );
}

function UnreadReply({ why }: { readonly why: Unread }) {
  switch (why) {
    case 'nothing':
      return (
        <p>
          There is nothing to read in that. Type a question, or an order such as “add Fraud Shield to my
          cart”.
        </p>
      );
    case 'too long':
      return (
        <p>
          That is longer than the {MOST_CHARACTERS} characters that I read at once. It is still in the field:
          shorten it to the question itself.
        </p>
      );
    case 'quantity':
      return <p>I can’t tell how many. Say a whole number from 1 to {MAX_QUANTITY}. Nothing was changed.</p>;
    case 'which product':
      return (
        <>
          <p>I can’t tell which product that is, so nothing was changed. These are in the shop:</p>
          <ul className={styles.list}>
            {catalogue.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.product(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      );
  }
}

function AnswerView({ answer: { quote, others, coverage } }: { readonly answer: Answer }) {
  if (!quote)
    return (
      <>
        <p>
          <strong>I don’t know.</strong> No text of this site speaks of that closely enough: the best one
          covers {percent(coverage)} of your question, and I ask for {percent(THRESHOLD)}. I read English, and
          nothing but this site.
        </p>
        <p className={styles.links}>
          {others.map((source) => (
            <SourceLink key={source.url} source={source} />
          ))}
          <Link to={paths.contact}>Ask a person</Link>
        </p>
      </>
    );
  return (
    <>
      <figure className={styles.quote}>
        <blockquote>
          <p>
            {quote.isCut.before && '… '}
            {quote.text}
            {quote.isCut.after && ' …'}
          </p>
        </blockquote>
        <figcaption>
          <SourceLink source={quote} />{' '}
          <span className={styles.coverage}>covers {percent(coverage)} of the question</span>
        </figcaption>
      </figure>
      {others.length > 0 && (
        <p className={styles.links}>
          See also:
          {others.map((source) => (
            <SourceLink key={source.url} source={source} />
          ))}
        </p>
      )}
    </>
  );
}

function SourceLink({ source: { url, source, title } }: { readonly source: Source }) {
  return <Link to={url}>{source === title ? title : `${source}: ${title}`}</Link>;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
