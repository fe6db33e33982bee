import { privacyPolicy, termsOfService } from '../../src/content/legal/legal';
import * as privacyText from '../../src/content/legal/privacy-policy.mdx';
import * as termsText from '../../src/content/legal/terms-of-service.mdx';
import type { BillingPeriod } from '../../src/domain/billing';
import type { CheckoutState } from '../../src/store/checkout/checkoutSlice';
import type { SavedField } from '../../src/persistence/table';
import type { saved } from '../../src/store/saved';
import type { OrderLine } from '../../src/domain/order';
import { storageKeys } from '../../src/domain/storageKeys';
import { renderText } from '../support/longTexts';

describe.each([
  ['privacy policy', privacyPolicy, privacyText],
  ['terms of service', termsOfService, termsText],
] as const)('the %s', (_name, legal, text) => {
  test('has 13 numbered sections, each with text', () => {
    const sections = text.headings.filter(({ depth }) => depth === 2);
    expect(sections.map((heading) => Number.parseInt(heading.text, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]);
    const [beforeAny, ...words] = text.lengths.sections;
    expect(beforeAny).toBe(0);
    expect(words).toHaveLength(13);
    for (const count of words) expect(count).toBeGreaterThanOrEqual(25);
  });
});

/** Patterns for a saved field, or for each field of its items if it is a list of objects. */
type FieldPatterns<How> =
  How extends SavedField<infer Value>
    ? Value extends readonly (infer Item extends object)[]
      ? { readonly [Field in keyof Omit<Item, 'isDemoItem'>]-?: RegExp }
      : RegExp
    : never;

/** Text that the privacy policy must contain for each saved field. A new field doesn't compile without an entry. */
const savedPatterns: {
  readonly [Slice in Exclude<keyof typeof saved, 'checkout' | 'undo'>]: {
    readonly [
      Field in keyof (typeof saved)[Slice] as (typeof saved)[Slice][Field] extends null ? never : Field
    ]: FieldPatterns<(typeof saved)[Slice][Field]>;
  };
} = {
  cart: {
    lines: {
      productId: /Your cart: each product/,
      billing: /Your cart: .*billing period/,
      quantity: /Your cart: .*quantity/,
    },
    id: /ID of your cart/,
  },
  orders: {
    orders: {
      number: /last ten orders: number/,
      placedAt: /last ten orders: .*date and time/,
      lines: /last ten orders: .*each product with its quantity, billing period, and cost/,
      due: /last ten orders: .*each line of the total/,
      renewals: /last ten orders: .*what renews/,
      cancelRequestedAt: /last ten orders: .*when you asked to cancel/,
    },
  },
  wishlist: { items: { productId: /products on your wishlist/ } },
  shop: { category: /category .*you chose in the shop/, sort: /sort order you chose in the shop/ },
  demoItems: { isAnswered: /chose to keep the demo products/ },
  pricing: { billing: /billing period you chose on the pricing page/ },
};

interface Patterns {
  readonly [name: string]: RegExp | Patterns;
}

const patternsIn = (part: Patterns): readonly RegExp[] =>
  Object.values(part).flatMap((inner) => (inner instanceof RegExp ? [inner] : patternsIn(inner)));

type CheckoutInTab = Pick<CheckoutState, 'form' | 'reached' | 'placed'>;

/** Text that the privacy policy must contain for what is kept until the tab closes. It derives the form's fields. */
const tabPatterns: Readonly<Record<keyof CheckoutInTab, RegExp>> = {
  form: /sessionStorage\): your email, first name, last name, company, country, street address, city, state, ZIP code, and payment method;/,
  reached: /sessionStorage\): .*your current step/,
  placed: /erases everything except the order number/,
};

/**
 * Text that the terms must contain for each billing period. A new period doesn't compile without an entry.
 */
const periodPatterns: Readonly<Record<BillingPeriod, RegExp>> = {
  monthly: /the monthly price/,
  yearly: /A year costs ten times the monthly price/,
};

/** Text that the privacy policy must contain for each field of an order's lines. */
const orderLinePatterns: Readonly<Record<keyof OrderLine, RegExp>> = {
  productId: /last ten orders: .*each product/,
  billing: /last ten orders: .*billing period/,
  quantity: /last ten orders: .*quantity/,
  amount: /last ten orders: .*cost/,
};

test('the privacy policy names everything that is saved, in the table of saved data', () => {
  const { container } = renderText(privacyText);
  const cells = Array.from(container.querySelectorAll('td'), (cell) => cell.textContent);
  for (const says of [...patternsIn(savedPatterns), ...Object.values(orderLinePatterns)])
    expect(cells).toContainEqual(expect.stringMatching(says));
  for (const key of Object.values(storageKeys))
    expect(cells).toContainEqual(expect.stringMatching(new RegExp(`^${key}`)));
});

test('the privacy policy names what a tab keeps of the checkout, and the rest of what is stored and for how long', () => {
  const { container } = renderText(privacyText);
  for (const says of [
    ...Object.values(tabPatterns),
    /name on the card isn’t kept/,
    /how far you scrolled/,
    /had to reload .*keeps a note/,
    /export your visit as a file/,
    /keeps copies of its files: .*every page you open/,
    /its ID and the time are kept for up to 180 days/,
    /for up to 90 days after its last change/,
    /anyone under 16/,
    /Your browser .* may remember what you type into forms/,
    /includes the expiration date and the name on a card/,
    /They stay in the file even after an order/,
  ])
    expect(container).toHaveTextContent(says);
});

test('the terms of service state the price of each billing period and the specification’s terms', () => {
  const { container } = renderText(termsText);
  for (const says of [
    ...Object.values(periodPatterns),
    /8% of the subtotal/,
    /within 30 days of going live/,
    /The days start when the product goes live/,
    /30 days overdue, we may suspend/,
    /30 days’ notice/,
    /12 months/,
    /New York/,
    /JAMS/,
  ])
    expect(container).toHaveTextContent(says);
});
