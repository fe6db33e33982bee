import type {
  CardSecrets,
  CheckoutForm,
  CheckoutTextField,
  Country,
  FormStep,
} from '../../src/domain/checkout';
import { countries, emptyCardSecrets, emptyCheckoutForm, formSteps } from '../../src/domain/checkout';
import { stepErrors } from '../../src/content/forms/checkoutForm';
import { fieldLabels } from '../../src/content/forms/checkoutLabels';
import type { FieldErrors } from '../../src/domain/validation';
import { goodCard, goodForm } from '../support/checkoutForm';
import { words } from '../support/words';

/** All fields of the page: those in the store, and the card's. */
type Everything = CheckoutForm & CardSecrets;
type TextField = CheckoutTextField | keyof CardSecrets;

const nothingWrong: Everything = { ...goodForm, ...goodCard };
const nothingTyped: Everything = { ...emptyCheckoutForm, ...emptyCardSecrets };

const errorsWith = (step: FormStep, changes: Partial<Everything>): FieldErrors<keyof Everything> =>
  stepErrors[step]({ ...nothingWrong, ...changes });
const errorOf = (step: FormStep, field: TextField, value: string) =>
  errorsWith(step, { [field]: value })[field];

const required: readonly (readonly [FormStep, TextField, string])[] = [
  ['contact', 'email', 'Enter your email address.'],
  ['contact', 'firstName', 'Enter your first name.'],
  ['contact', 'lastName', 'Enter your last name.'],
  ['billing', 'address', 'Enter your street address.'],
  ['billing', 'city', 'Enter your city.'],
  ['billing', 'state', 'Enter your state.'],
  ['billing', 'zipCode', 'Enter your ZIP code.'],
  ['payment', 'cardNumber', 'Enter the card number.'],
  ['payment', 'expiryDate', 'Enter the expiration date.'],
  ['payment', 'cvv', 'Enter the CVV.'],
  ['payment', 'nameOnCard', 'Enter the name on the card.'],
];
const everyField: readonly (readonly [FormStep, TextField])[] = [
  ...required.map(([step, field]) => [step, field] as const),
  ['contact', 'company'],
];
/** Fields that accept any text, because names and places use every script. */
const freeText: readonly (readonly [FormStep, TextField])[] = [
  ['contact', 'firstName'],
  ['contact', 'lastName'],
  ['contact', 'company'],
  ['billing', 'address'],
  ['billing', 'city'],
  ['payment', 'nameOnCard'],
];
const strictText: readonly (readonly [FormStep, TextField])[] = everyField.filter(
  ([, field]) => field !== 'state' && !freeText.some(([, free]) => free === field),
);

// The expiry is compared with today, so the clock is stopped at June 15, 2026.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 5, 15) });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(formSteps)('a valid checkout form has no error on the %s step', (step) => {
  expect(stepErrors[step](nothingWrong)).toEqual({});
});

describe('A state', () => {
  it.each([
    ['US', 'zz99', 'Enter a state such as NY.'],
    ['CA', 'ON 2', 'Enter a province such as ON.'],
    ['GB', '7', 'Enter a county such as Kent.'],
    ['AU', 'NSW2000', 'Enter a state or territory such as NSW.'],
  ] as const)('in the %s can’t be %s, because none has a digit', (country, state, message) => {
    expect(errorsWith('billing', { country, state }).state).toBe(message);
  });

  it.each(['NY', 'New York', 'N.Y.', 'Łódź-O’Hara', 'ニューヨーク', 'نيويورك'])('can be %s', (state) => {
    expect(errorsWith('billing', { state })).toEqual({});
  });
});

describe('Pasted blanks and invisible characters', () => {
  // Blanks, zero-width spaces, direction marks, and the pair that phones put around numbers.
  const around = [
    ['  ', ' '],
    ['\u200b', ''],
    ['', '\u200e'],
    ['\u202d', '\u202c'],
    ['\ufeff\u2060', '\u00ad '],
    // The blanks of Hangul and Braille.
    ['\u3164\u115f', '\u2800'],
  ] as const;

  it.each(required)('are ignored around a value: on the %s step, in %s', (step, field) => {
    for (const [before, after] of around)
      expect(errorsWith(step, { [field]: `${before}${nothingWrong[field]}${after}` })).toEqual({});
  });

  it.each(required)('count as empty: on the %s step, %s is required', (step, field, message) => {
    for (const [before, after] of around)
      expect(errorsWith(step, { [field]: `${before}${after}` })).toEqual({ [field]: message });
  });

  it('don’t hide the card brand, which decides the CVV’s length', () => {
    const amex = { cardNumber: '\u200e3782 822463 10005', cvv: '1234' };
    expect(errorsWith('payment', amex)).toEqual({});
    expect(errorsWith('payment', { ...amex, cvv: '123' })).toEqual({ cvv: 'The CVV has 4 digits.' });
  });

  it('are kept within a name, where they may join letters', () => {
    expect(errorsWith('contact', { firstName: 'می\u200cخواهم' })).toEqual({});
  });
});

it.each(formSteps)('each empty field on the %s step gets an error, and no other', (step) => {
  const fields = required.filter(([of]) => of === step).map(([, field]) => field);
  expect(Object.keys(stepErrors[step](nothingTyped)).sort()).toEqual(fields.sort());
});

describe('A field of 10,000 characters', () => {
  it.each(everyField)('gets an error with the maximum: on the %s step, %s', (step, field) => {
    expect(errorOf(step, field, 'x'.repeat(10_000))).toMatch(/at most \d+ characters/);
  });

  it.each([
    ['contact', 'firstName', 100],
    ['contact', 'lastName', 100],
    ['contact', 'company', 100],
    ['billing', 'address', 200],
    ['billing', 'city', 100],
    ['billing', 'state', 100],
    // Room for the first and last name, which the sample card fills in.
    ['payment', 'nameOnCard', 201],
  ] as const)('exceeds the maximum: on the %s step, %s takes %i', (step, field, most) => {
    expect(errorOf(step, field, 'x'.repeat(most))).toBeUndefined();
    expect(errorOf(step, field, 'x'.repeat(most + 1))).toBe(
      `Use at most ${most} characters. This has ${most + 1}.`,
    );
  });

  it('is too long for a postal code, which has 20 characters at most', () => {
    expect(errorOf('billing', 'zipCode', '1'.repeat(20))).toBe('Enter a ZIP code such as 10012.');
    expect(errorOf('billing', 'zipCode', '1'.repeat(21))).toBe('Use at most 20 characters. This has 21.');
  });

  it('is too long for an email address, which has 254 characters at most', () => {
    const address = (length: number) => `${'a'.repeat(length - '@shop.example'.length)}@shop.example`;
    expect(errorOf('contact', 'email', address(254))).toBeUndefined();
    expect(errorOf('contact', 'email', address(255))).toBe('An email address has at most 254 characters.');
  });
});

describe('Emoji and right-to-left text', () => {
  const texts = ['🛍️👩🏽‍💻', 'محمد بن راشد', 'שרה לוי', '‏12 شارع الملك‏', '山田 太郎', 'Zoë O’Hara-Łuczak'];

  it.each(freeText)('are accepted on the %s step in %s', (step, field) => {
    for (const text of texts) expect(errorsWith(step, { [field]: text })).toEqual({});
  });

  it.each(strictText)('are rejected on the %s step in %s', (step, field) => {
    for (const text of texts) expect(Object.keys(errorsWith(step, { [field]: text }))).toContain(field);
  });
});

describe('A card number in another field', () => {
  const message = 'Remove the card number. Enter it only in the field “Card number” at checkout.';

  it.each(freeText)('is refused beside the field: on the %s step, in %s', (step, field) => {
    for (const number of ['4111111111111111', 'Ada, ٤١١١.١١١١.١١١١.١١١١'])
      expect(errorOf(step, field, number)).toBe(message);
  });
});

describe('An email address', () => {
  const good = `ada@shop.example ada+orders@mail.shop.example o'hara_7@shop.co info@münchen.de käthe@shop.example
    أدا@متجر.مصر ada@xn--mnchen-3ya.de`;
  const bad = `ada ada@ @shop.example ada@shop..example a@b@c.example ada@-shop.example 🛍️@shop.example
    name@shop.com- name@shop.-com name@shop.-- name@shop.c- name@-.com name@shop.com. name@shop_.com a@1.23
    a@127.0.0.1 a@shop.١٢ a@${'b'.repeat(64)}.com`;

  it.each(words(good))('can be %s', (email) => {
    expect(errorOf('contact', 'email', email)).toBeUndefined();
  });

  it.each([...words(bad), 'ada shop@shop.example'])('can’t be %s', (email) => {
    expect(errorOf('contact', 'email', email)).toBe('Enter an email address such as name@example.com.');
  });
});

describe('A postal code', () => {
  const good: Readonly<Record<Country, readonly string[]>> = {
    US: ['10012', '10012-1234', '10012\u20131234', '１００１２', '١٠٠١٢'],
    CA: ['K1A 0B1', 'k1a0b1', 'V6B-4Y8', 'K1A  0B1', 'K1A\u20130B1', 'Ｋ１Ａ ０Ｂ１'],
    GB: ['SW1A 1AA', 'm1 1ae', 'EC1A1BB', 'SW1A-1AA', 'SW1A\u20111AA', 'SW1A\u200b 1AA'],
    AU: ['2000', '0800', '20 00'],
  };
  const bad: Readonly<Record<Country, readonly string[]>> = {
    US: ['1001', '100123', '10012-12', 'K1A 0B1', 'ABCDE'],
    CA: ['K1A 0B', 'D1A 0B1', '10012'],
    GB: ['SW1A 1A', '10012', 'Q', '1AA SW1A', 'SW1A', 'M1'],
    AU: ['200', '20000', 'NSW 2000', '1O12'],
  };
  const messages: Readonly<Record<Country, string>> = {
    US: 'Enter a ZIP code such as 10012.',
    CA: 'Enter a postal code such as K1A 0B1.',
    GB: 'Enter a postcode such as SW1A 1AA.',
    AU: 'Enter a postcode such as 2000.',
  };
  const codes = (lists: Readonly<Record<Country, readonly string[]>>) =>
    (['US', 'CA', 'GB', 'AU'] as const).flatMap((country) =>
      lists[country].map((code) => ({ country, code, message: messages[country] })),
    );

  it.each(codes(good))('of $country can be $code', ({ country, code }) => {
    expect(errorsWith('billing', { country, zipCode: code })).toEqual({});
  });

  it.each(codes(bad))('of $country can’t be $code', ({ country, code, message }) => {
    expect(errorsWith('billing', { country, zipCode: code })).toEqual({ zipCode: message });
  });

  it.each([
    ['US', 'Enter your state.', 'Enter your ZIP code.'],
    ['CA', 'Enter your province.', 'Enter your postal code.'],
    ['AU', 'Enter your state or territory.', 'Enter your postcode.'],
  ] as const)('and a region have the local names in the %s', (country, state, zipCode) => {
    expect(errorsWith('billing', { country, state: '', zipCode: '' })).toEqual({ state, zipCode });
  });

  it('is required in the United Kingdom, but a county isn’t', () => {
    expect(errorsWith('billing', { country: 'GB', state: '', zipCode: '' })).toEqual({
      zipCode: 'Enter your postcode.',
    });
    expect(errorsWith('billing', { country: 'GB', state: 'x'.repeat(101), zipCode: 'SW1A 1AA' })).toEqual({
      state: 'Use at most 100 characters. This has 101.',
    });
  });
});

describe('A card number', () => {
  const invalid = 'This card number is not valid. Check each digit.';

  it.each([
    ['4111111111111111', 'Visa'],
    ['4111 1111 1111 1111', 'Visa with spaces'],
    ['4111-1111-1111-1111', 'Visa with hyphens'],
    ['5555 5555 5555 4444', 'Mastercard'],
    ['6011 1111 1111 1117', 'Discover'],
    ['4111\u20131111\u20131111\u20131111', 'Visa with en dashes'],
    ['4111\u20111111\u20111111\u20111111', 'Visa with non-breaking hyphens'],
    ['4111\u200b1111\u200b1111\u200b1111', 'Visa with zero-width spaces'],
    ['4111.1111.1111.1111', 'Visa with dots'],
    ['٤١١١١١١١١١١١١١١١', 'Visa in Arabic digits'],
    ['４１１１　１１１１　１１１１　１１１１', 'full-width Visa'],
  ])('can be %s (%s)', (cardNumber) => {
    expect(errorsWith('payment', { cardNumber })).toEqual({});
  });

  it.each(['4111', '4111 1111 1111 111', '4111 1111 1111 1112', '0000000000000000', 'four one one one'])(
    'can’t be %s',
    (cardNumber) => {
      expect(errorOf('payment', 'cardNumber', cardNumber)).toBe(invalid);
    },
  );
});

describe('An expiration date', () => {
  it.each(['06/26', '6/26', '06/2026', '06 / 26', '12/27', '01/30', ' 07/26 '])(
    'can be %s in June 2026',
    (expiryDate) => {
      expect(errorsWith('payment', { expiryDate })).toEqual({});
    },
  );

  it.each(words('05/26 5/26 12/25 0526 05-26 05/2026 06/2025 12/20 01/00'))('%s has passed', (date) => {
    expect(errorsWith('payment', { expiryDate: date })).toEqual({
      expiryDate: 'This card has expired. Use another one.',
    });
  });

  it('is valid until the end of its month', () => {
    jest.setSystemTime(new Date(2026, 5, 30, 23, 59, 59));
    expect(errorOf('payment', 'expiryDate', '06/26')).toBeUndefined();
    jest.setSystemTime(new Date(2026, 6, 1));
    expect(errorOf('payment', 'expiryDate', '06/26')).toBe('This card has expired. Use another one.');
  });

  const unslashed = [
    ...words('0626 06-26 062026 06.26 06\u201326 ٠٦/٢٦ ０６／２６'),
    '06 26',
    '06 - 2026',
    '06\u00a026',
  ];
  it.each(unslashed)('can be typed without a slash: %s', (expiryDate) => {
    expect(errorsWith('payment', { expiryDate })).toEqual({});
  });

  it('is validated in linear time, however many spaces it has', () => {
    expect(errorOf('payment', 'expiryDate', `12${' '.repeat(1_000_000)}x`)).toMatch(/at most 100 characters/);
  });

  it.each(['13/26', '00/26', '626', '1326', '06/6', '06/026', '2026/06', 'June 26', '06/26/28'])(
    'in the wrong format (%s) is explained as MM/YY',
    (expiryDate) => {
      expect(errorsWith('payment', { expiryDate })).toEqual({
        expiryDate: 'Enter the month (01 to 12) and the year as MM/YY.',
      });
    },
  );

  it.each(words('06/46 12/99 06/2062 06/9999'))('%s is questioned, not called expired', (expiryDate) => {
    expect(errorsWith('payment', { expiryDate })).toEqual({
      expiryDate: 'Check the year. No card is valid for that long.',
    });
  });
});

describe('A CVV', () => {
  it('has three digits on most cards', () => {
    for (const cvv of ['123', '１２３', '١٢٣', '1 2 3'])
      expect(errorOf('payment', 'cvv', cvv)).toBeUndefined();
    for (const cvv of ['12', '1234', '12a', '1 3']) {
      expect(errorOf('payment', 'cvv', cvv)).toBe('The CVV has 3 digits.');
    }
  });

  it('can have either length until the card number tells the brand', () => {
    const unknown = { cardNumber: '' };
    expect(errorsWith('payment', { ...unknown, cvv: '123' })).not.toHaveProperty('cvv');
    expect(errorsWith('payment', { ...unknown, cvv: '1234' })).not.toHaveProperty('cvv');
    expect(errorsWith('payment', { ...unknown, cvv: '12' })).toHaveProperty(
      'cvv',
      'The CVV has 3 or 4 digits.',
    );
  });
});

test('regions and postal codes have each country’s own names', () => {
  const labels = countries.map((country) => fieldLabels.billing({ ...goodForm, country }));
  expect(labels.map(({ state, zipCode }) => [state, zipCode])).toEqual([
    ['State', 'ZIP code'],
    ['Province', 'Postal code'],
    ['County', 'Postcode'],
    ['State or territory', 'Postcode'],
  ]);
});
