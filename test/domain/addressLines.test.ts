import fc from 'fast-check';
import { addressLines } from '../../src/domain/addressLines';
import { countries } from '../../src/domain/checkout';

describe('An address is formatted for its country', () => {
  it.each([
    ['US', ['24 Orchard Street', 'New York', 'NY', '10012'], ['24 Orchard Street', 'New York, NY 10012']],
    [
      'US',
      ['2 Elm Street', 'New York', 'NY', '10012\u20131234'],
      ['2 Elm Street', 'New York, NY 10012-1234'],
    ],
    // Isolated, so that the Arabic city doesn't reorder the line.
    ['US', ['12 Main St', 'القاهرة', 'NY', '10012'], ['12 Main St', '\u2068القاهرة\u2069, NY 10012']],
    ['GB', ['10 Downing Street', 'London', '', 'SW1A 2AA'], ['10 Downing Street', 'London', 'SW1A 2AA']],
    [
      'GB',
      ['1 High St', 'Lewes', 'East Sussex', 'bn7 1xg'],
      ['1 High St', 'Lewes', 'East Sussex', 'BN7 1XG'],
    ],
    ['GB', ['5 Mile End Road', 'London', '', 'e16ea'], ['5 Mile End Road', 'London', 'E1 6EA']],
    ['CA', ['111 Wellington St', 'Ottawa', 'ON', 'K1A-0B1'], ['111 Wellington St', 'Ottawa ON K1A 0B1']],
    ['CA', ['111 Wellington St', 'Ottawa', 'ON', 'k1a  0b1'], ['111 Wellington St', 'Ottawa ON K1A 0B1']],
    ['CA', ['111 Wellington St', 'Ottawa', 'ON', 'K1A\u20130B1'], ['111 Wellington St', 'Ottawa ON K1A 0B1']],
    ['CA', ['111 Wellington St', 'Ottawa', 'ON', 'Ｋ１Ａ０Ｂ１'], ['111 Wellington St', 'Ottawa ON K1A 0B1']],
    ['AU', ['1 Macquarie Street', 'Sydney', 'NSW', '2000'], ['1 Macquarie Street', 'Sydney NSW 2000']],
  ] as const)('%s: %j becomes %j', (country, [address, city, state, zipCode], lines) => {
    expect(addressLines({ country, address, city, state, zipCode })).toEqual(lines);
  });

  it('includes every field, without empty lines', () => {
    const word = fc.stringMatching(/^[A-Z][A-Z0-9]{1,8}$/);
    const typed = fc.record({
      address: word,
      city: word,
      state: fc.oneof(word, fc.constant('')),
      zipCode: word,
    });
    fc.assert(
      fc.property(typed, fc.constantFrom(...countries), (parts, country) => {
        const lines = addressLines({ ...parts, country });
        expect(lines).not.toContain('');
        for (const part of Object.values(parts)) expect(lines.join('\n').replaceAll(' ', '')).toContain(part);
      }),
    );
  });
});
