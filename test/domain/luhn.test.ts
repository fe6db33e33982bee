import { holdsCardNumber } from '../../src/domain/luhn';

describe('A text that holds a card number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111 1111 1111 1111 12/28',
    '000 4111111111111111',
    '378282246310005',
    '30569309025904',
    '{"note":"my card is 4111 1111 1111 1111, thanks"}',
    '{"a":1234567890123456,"b":"5555555555554444"}',
  ])('is noticed: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no digits', 'ai-personalization-engine:monthly'],
    ['thirteen digits that are no card’s', '1000000000000'],
    ['too few digits for a card', '000000000000'],
    ['digits that other text keeps apart', '4111, 1111, 1111, 1111'],
    ['a phone number', '+1 (212) 555-0142'],
    ['groups that are too far apart', '4111 1111  1111 1111'],
    ['a day and a time', '2026-11-22 10:15'],
  ])('is not mistaken for %s', (_title, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  it('is looked for in megabytes of digits, too', () => {
    const ones = '1'.repeat(4_000_000);
    expect(holdsCardNumber(ones)).toBe(false);
    expect(holdsCardNumber(`${ones}4111111111111111`)).toBe(true);
  });
});
