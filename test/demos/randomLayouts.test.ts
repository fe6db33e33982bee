import fc from 'fast-check';
import { findSegments } from '../../src/demos/customer-insight-analytics/model';
import { learnDemand } from '../../src/demos/dynamic-pricing-optimizer/model';
import { readAll } from '../../src/demos/review-sentiment-monitor/model';
import type { Finding } from '../../src/demos/shared/csv/finding';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';
import { isSlowRun } from '../support/slowRun';

/** A way to write a table. */
const layouts = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  decimal: fc.constantFrom('.', ','),
  sign: fc.constantFrom('', '$', '€ ', ' EUR'),
  date: fc.constantFrom('iso', 'american', 'european', 'named', 'time'),
  order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  names: fc.array(fc.nat({ max: 5 }), { minLength: 8, maxLength: 8 }),
  /** Statuses of a canceled and a paid order; empty without a status column. */
  status: fc.constantFrom(
    [],
    ['cancelled', 'completed'],
    ['Refunded', 'Paid'],
    ['wc-failed', 'wc-processing'],
    ['VOIDED', 'CAPTURED'],
    ['Storniert', 'Bezahlt'],
    ['annulée', 'payée'],
    ['declined', 'approved'],
    ['charge_back', 'settled'],
  ),
  hasNoise: fc.boolean(),
  seed: fc.nat({ max: 1000 }),
});
type Layout = typeof layouts extends fc.Arbitrary<infer Value> ? Value : never;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dateText(day: number, format: Layout['date']): string {
  const iso = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
  const [year = '', month = '', date = ''] = iso.split('-');
  switch (format) {
    case 'american':
      return `${Number(month)}/${Number(date)}/${year}`;
    case 'european':
      return `${date}.${month}.${year}`;
    case 'named':
      return `${MONTHS[Number(month) - 1]} ${Number(date)} ${year}`;
    case 'time':
      return `${iso} 10:${date}:00`;
    case 'iso':
      return iso;
  }
}

function moneyText(amount: number, { decimal, sign }: Layout): string {
  const digits = amount.toFixed(2).replace('.', decimal);
  return sign.startsWith(' ') ? digits + sign : sign + digits;
}

/** Writes columns in a random order, each under one of its names. */
function tableText(
  layout: Layout,
  columns: readonly { readonly names: readonly string[]; readonly cells: readonly string[] }[],
): string {
  const sorted = columns
    .map((column, index) => ({
      ...column,
      name: column.names[(layout.names[index] ?? 0) % column.names.length] ?? '',
      place: layout.order[index] ?? 0,
    }))
    .toSorted((a, b) => a.place - b.place);
  const cell = (text: string) => (text.includes(layout.separator) ? `"${text}"` : text);
  return [
    sorted.map(({ name }) => name),
    ...(sorted[0]?.cells ?? []).map((_, row) => sorted.map(({ cells }) => cell(cells[row] ?? ''))),
  ]
    .map((row) => row.join(layout.separator))
    .join('\n');
}

/** Number of random layouts of each kind. */
const numRuns = isSlowRun ? 200 : 60;

const isAsked = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'question' || severity === 'error');
const cents = (amount: number) => Math.round(amount * 100);

test('random layouts of orders are read right, or the demo asks', () => {
  fc.assert(
    fc.property(layouts, (layout) => {
      const orders = Array.from({ length: 60 }, (_, index) => ({
        customer: `c${(index * 7 + layout.seed) % 23}@shop.example`,
        day: (index * 37 + layout.seed) % 300,
        amount: 5 + ((index * 613 + layout.seed * 7) % 9000) / 100,
        isCanceled: layout.status.length > 0 && index % 6 === 5,
      }));
      const text = tableText(layout, [
        {
          names: ['Customer', 'Email', 'customer_email', 'Buyer', 'Client ID', 'Kunde'],
          cells: orders.map(({ customer }) => customer),
        },
        {
          names: ['Date', 'Order Date', 'created_at', 'Purchased on', 'Datum'],
          cells: orders.map(({ day }) => dateText(day, layout.date)),
        },
        {
          names: ['Total', 'Amount', 'Order Total', 'grand_total', 'Paid amount', 'Betrag'],
          cells: orders.map(({ amount }) => moneyText(amount, layout)),
        },
        {
          names: ['Order ID', 'Order', 'Invoice No', 'id', 'Ref'],
          cells: orders.map((_, index) => `A${1000 + index}`),
        },
        ...(layout.status.length > 0
          ? [
              {
                names: ['Status', 'Order Status', 'financial_status', 'State of order'],
                cells: orders.map(({ isCanceled }) => layout.status[isCanceled ? 0 : 1] ?? ''),
              },
            ]
          : []),
        ...(layout.hasNoise
          ? [
              {
                names: ['Tax', 'Shipping cost', 'Discount'],
                cells: orders.map(({ amount }) => moneyText(amount / 10, layout)),
              },
              {
                names: ['Country', 'City'],
                cells: orders.map((_, index) => ['US', 'DE', 'FR'][index % 3] ?? ''),
              },
            ]
          : []),
      ]);
      const result = runToEnd(findSegments({ source: textSource(text), columns: {} }));
      const paid = orders.filter(({ isCanceled }) => !isCanceled);
      const days = paid.map(({ day }) => day);
      const isRight =
        cents(result.customers.spend.reduce((sum, own) => sum + own, 0)) ===
          cents(paid.reduce((sum, { amount }) => sum + amount, 0)) &&
        result.customers.ids.length === new Set(paid.map(({ customer }) => customer)).size &&
        result.lastDay === new Date(Date.UTC(2025, 0, 1 + Math.max(...days))).toISOString().slice(0, 10);
      const isSeen = layout.status.length === 0 || (result.readback?.statuses.length ?? 0) > 0;
      if (!(isRight && isSeen) && !isAsked(result.findings))
        throw new Error(`Wrong in silence: ${text.split('\n').slice(0, 3).join(' / ')}`);
    }),
    { numRuns },
  );
});

test('random layouts of sales are read right, or the demo asks', () => {
  fc.assert(
    fc.property(layouts, (layout) => {
      const sales = Array.from({ length: 90 }, (_, index) => ({
        product: ['Lamp', 'Chair', 'Desk'][index % 3] ?? '',
        day: Math.floor(index / 3),
        price: 20 + 10 * (index % 3) + ((index * 5 + layout.seed) % 7),
        quantity: 3 + ((index * 11 + layout.seed) % 17),
        isCanceled: layout.status.length > 0 && index % 10 === 9,
      }));
      const text = tableText(layout, [
        {
          names: ['Product', 'Item name', 'SKU', 'product_title', 'Artikel'],
          cells: sales.map(({ product }) => product),
        },
        {
          names: ['Date', 'Day', 'sale_date', 'Sold on', 'Datum'],
          cells: sales.map(({ day }) => dateText(day, layout.date)),
        },
        {
          names: ['Price', 'Unit price', 'unit_price', 'Price each', 'Preis'],
          cells: sales.map(({ price }) => moneyText(price, layout)),
        },
        {
          names: ['Quantity', 'Qty', 'Units sold', 'units', 'Menge'],
          cells: sales.map(({ quantity }) => String(quantity)),
        },
        ...(layout.status.length > 0
          ? [
              {
                names: ['Status', 'Order Status'],
                cells: sales.map(({ isCanceled }) => layout.status[isCanceled ? 0 : 1] ?? ''),
              },
            ]
          : []),
        ...(layout.hasNoise
          ? [
              {
                names: ['Rating', 'Reviews', 'Stock'],
                cells: sales.map((_, index) => String(1 + (index % 5))),
              },
              { names: ['Line', 'Row', 'No'], cells: sales.map((_, index) => String(index + 1)) },
            ]
          : []),
      ]);
      const { products, findings, readback } = runToEnd(
        learnDemand({ source: textSource(text), columns: {} }),
      );
      const kept = sales.filter(({ isCanceled }) => !isCanceled);
      const isRight =
        products.length === 3 &&
        products.every(({ name, count, meanQuantity, prices }) => {
          const own = kept.filter(({ product }) => product === name);
          const all = own.map(({ price }) => price);
          return (
            cents(count * meanQuantity) === cents(own.reduce((sum, { quantity }) => sum + quantity, 0)) &&
            prices.low === Math.min(...all) &&
            prices.high === Math.max(...all)
          );
        });
      const isSeen = layout.status.length === 0 || (readback?.statuses.length ?? 0) > 0;
      if (!(isRight && isSeen) && !isAsked(findings))
        throw new Error(`Wrong in silence: ${text.split('\n').slice(0, 3).join(' / ')}`);
    }),
    { numRuns },
  );
});

test('random layouts of reviews are read right, or the demo asks', () => {
  fc.assert(
    fc.property(
      layouts,
      fc.constantFrom<(stars: number) => string>(
        String,
        (stars) => `${stars}/5`,
        (stars) => '★'.repeat(stars) + '☆'.repeat(5 - stars),
        (stars) => stars.toFixed(1),
      ),
      (layout, starsText) => {
        const reviews = Array.from({ length: 40 }, (_, index) => ({
          text: `The ${['lamp', 'chair', 'desk'][index % 3]} is ${['good', 'bad', 'fine, really'][(index + layout.seed) % 3]} (${index})`,
          stars: 1 + ((index * 7 + layout.seed) % 5),
          day: (index * 37 + layout.seed) % 300,
        }));
        const text = tableText(layout, [
          {
            names: ['Review', 'Review text', 'body', 'Comment', 'Feedback', 'Bewertungstext'],
            cells: reviews.map((review) => review.text),
          },
          {
            names: ['Rating', 'Stars', 'star_rating', 'Review score', 'Sterne'],
            cells: reviews.map(({ stars }) => starsText(stars)),
          },
          {
            names: ['Date', 'Review date', 'created_at', 'Posted', 'Datum'],
            cells: reviews.map(({ day }) => dateText(day, layout.date)),
          },
          ...(layout.hasNoise
            ? [
                { names: ['Helpful', 'Likes', 'Votes'], cells: reviews.map((_, index) => String(index % 2)) },
                { names: ['Verified', 'Recommended'], cells: reviews.map(() => 'true') },
                { names: ['Author', 'User'], cells: reviews.map((_, index) => `Ann ${index}`) },
              ]
            : []),
        ]);
        const result = runToEnd(readAll({ source: textSource(text), columns: {} }));
        // A column that isn't found is missing from the readback, so all or none must be right.
        const allOrNone = <Value>(read: readonly Value[], truth: readonly Value[]) =>
          read.every((value) => value === null) || read.every((value, row) => value === truth[row]);
        const isRight =
          result.reviews.length === reviews.length &&
          result.reviews.every((review, row) => review.text === reviews[row]?.text) &&
          allOrNone(
            result.reviews.map(({ rating }) => rating),
            reviews.map(({ stars }) => stars),
          ) &&
          allOrNone(
            result.reviews.map(({ date }) => date),
            reviews.map(({ day }) => dateText(day, 'iso')),
          );
        if (!isRight && !isAsked(result.findings))
          throw new Error(`Wrong in silence: ${text.split('\n').slice(0, 3).join(' / ')}`);
      },
    ),
    { numRuns },
  );
});
