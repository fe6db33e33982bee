import { Link } from 'react-router-dom';
import { queryOf, searchAddress } from '../../components/search/searchAddress';
import { Button } from '../../components/ui/Button';
import { Price } from '../../components/ui/Price';
import { billingTexts } from '../../content/billing';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import { categoryLabels } from '../../content/products/categories';
import { productSummaries } from '../../content/lists/productSummaries.computed';
import type { ProductId } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, priceForPeriod } from '../../domain/billing';
import { amountDue, formatMoney, sumOf, totalOf } from '../../domain/money';
import { percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import { firstRun, onUnseen } from './evaluation/evaluation.computed';
import type { Source } from './answers';
import type { Priced } from './model';
import type { ShownContent } from './reply';
import styles from './ReplyView.module.css';
import { named } from './replyTexts';

interface AnswerViewProps {
  /** The visitor's message. */
  readonly question: string;
  readonly said: ShownContent;
  /** Asks a suggested question. */
  readonly onAsk: (question: string) => void;
}

/** Shows an answer with a link to its page, or says that the assistant doesn't know. */
export function AnswerView({ question, said, onAsk }: AnswerViewProps) {
  switch (said.kind) {
    case 'fact':
      return (
        <>
          <p>{said.text}</p>
          {said.source && (
            <p className={styles.links}>
              <SourceLink source={said.source} />
              {said.isPartial && <Link to={paths.contact}>Ask a person</Link>}
            </p>
          )}
        </>
      );
    case 'quote':
      return (
        <figure className={styles.quote}>
          {said.source.title.endsWith('?') && (
            <p>
              <strong>{said.source.title}</strong>
            </p>
          )}
          <blockquote>
            <p>{said.text}</p>
          </blockquote>
          <figcaption>
            Source: <SourceLink source={said.source} />
          </figcaption>
        </figure>
      );
    case 'prices':
      return <Prices items={said.items} />;
    case 'comparison':
      return <Comparison productIds={said.productIds} />;
    case 'help':
      return <Help />;
    case 'accuracy':
      return <Accuracy />;
    case 'unknown':
      return (
        <>
          <p>
            <strong>Sorry, I don’t know that one.</strong>{' '}
            {said.isEnglish ? 'Try asking another way.' : 'I only read English.'}{' '}
            {said.guesses.length > 0 && 'Did you mean:'}
          </p>
          {said.guesses.length > 0 && (
            <p className={styles.actions}>
              {said.guesses.map(({ text }) => (
                <Button
                  key={text}
                  variant="outline"
                  onClick={() => {
                    onAsk(text);
                  }}
                >
                  {text}
                </Button>
              ))}
            </p>
          )}
          <p className={styles.links}>
            <Link to={searchAddress(queryOf(question))}>Search this site</Link>
            <Link to={paths.contact}>Ask a person</Link>
          </p>
        </>
      );
  }
}

function Help() {
  return (
    <>
      <p>Ask me about products, prices, policies, or the company. I can change your cart, too. Try:</p>
      <ul className={styles.list}>
        <li>Add Fraud Shield yearly to my cart</li>
        <li>Make it three</li>
        <li>Swap it for Customer Insight Analytics</li>
        <li>What’s my total?</li>
        <li>Remove Fraud Shield</li>
        <li>Compare Fraud Shield and Review Sentiment Monitor</li>
        <li>How do I cancel?</li>
        <li>Undo</li>
      </ul>
    </>
  );
}

function Accuracy() {
  const { right, messages } = onUnseen;
  return (
    <p>
      In our test, {percent(firstRun.right / messages)} of my answers were right the first time:{' '}
      {firstRun.right} of {messages} messages, written by two people who didn’t know me. After seeing my
      mistakes, we changed some rules. I now get {right} of the same messages right (
      {percent(right / messages)}
      ). See “How often it’s right” below.
    </p>
  );
}

/** Prices of products in both billing periods, for the requested quantities. */
function Prices({ items }: { readonly items: readonly Priced[] }) {
  return (
    <>
      <ul role="list">
        {items.map(({ productId: id, quantity }) => (
          <li key={id}>
            {quantity > 1 && `${quantity} × `}
            <Link to={paths.product(id)}>{productOf(id).name}</Link>:{' '}
            <PricesOf items={[{ productId: id, quantity }]} />
          </li>
        ))}
        {items.length > 1 && (
          <li>
            Total: <PricesOf items={items} />
          </li>
        )}
      </ul>
    </>
  );
}

/** The total price of products in each billing period, without and with tax. */
function PricesOf({ items }: { readonly items: readonly Priced[] }) {
  return (
    <>
      {billingPeriods.map((billing, place) => (
        <span key={billing}>
          {place > 0 && ' or '}
          <Price cents={sumOf(pricesOf(items, billing))} per={billing} />
          {billingTexts[billing].saving !== null && ` (${billingTexts[billing].saving.toLowerCase()})`}
        </span>
      ))}
      . With {taxesInWords}:{' '}
      {billingPeriods.map((billing, place) => (
        <span key={billing}>
          {place > 0 && ' or '}
          <Price cents={totalOf(amountDue(pricesOf(items, billing)))} per={billing} />
        </span>
      ))}
      .
    </>
  );
}

function pricesOf(items: readonly Priced[], billing: BillingPeriod) {
  return items.map(
    ({ productId, quantity }) => quantity * priceForPeriod(productOf(productId).priceCents, billing),
  );
}

function Comparison({ productIds }: { readonly productIds: readonly ProductId[] }) {
  const products = productIds.map(productOf);
  return (
    <>
      <DataTable
        caption={named(productIds)}
        columns={['Product', ...products.map(({ name }) => name)]}
        rows={[
          ['What it does', ...productIds.map((id) => productSummaries[id].description)],
          ...billingPeriods.map((billing) => [
            billingTexts[billing].label,
            ...products.map((product) => formatMoney(priceForPeriod(product.priceCents, billing))),
          ]),
          ['Category', ...products.map(({ category }) => categoryLabels[category])],
          ['Rating', ...products.map(({ rating, reviews }) => `${rating} out of 5 (${reviews} reviews)`)],
          ['Highlights', ...productIds.map((id) => productSummaries[id].highlights.join('; '))],
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

function SourceLink({ source: { url, source, title } }: { readonly source: Source }) {
  return <Link to={url}>{source === title ? title : `${source}, “${title}”`}</Link>;
}
