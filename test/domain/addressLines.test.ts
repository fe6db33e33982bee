import fc from 'fast-check';
import { addressLines } from '../../src/domain/addressLines';
import { countries } from '../../src/domain/checkout';

describe('An address is formatted for its country', () => {
  it.each([
    {
      country: 'US',
      typed: { address: '24 Orchard Street', city: 'New York', state: 'NY', zipCode: '10012' },
      lines: ['24 Orchard Street', 'New York, NY 10012'],
    },
    {
      country: 'GB',
      typed: { address: '10 Downing Street', city: 'London', state: '', zipCode: 'SW1A 2AA' },
      lines: ['10 Downing Street', 'London', 'SW1A 2AA'],
    },
    {
      country: 'GB',
      typed: { address: '1 High Street', city: 'Lewes', state: 'East Sussex', zipCode: 'bn7 1xg' },
      lines: ['1 High Street', 'Lewes', 'East Sussex', 'BN7 1XG'],
    },
    {
      country: 'GB',
      typed: { address: '5 Mile End Road', city: 'London', state: '', zipCode: 'e16ea' },
      lines: ['5 Mile End Road', 'London', 'E1 6EA'],
    },
    ...(['K1A-0B1', 'k1a  0b1', 'K1A\u20130B1', 'Ｋ１Ａ０Ｂ１'] as const).map((zipCode) => ({
      country: 'CA' as const,
      typed: { address: '111 Wellington Street', city: 'Ottawa', state: 'ON', zipCode },
      lines: ['111 Wellington Street', 'Ottawa ON K1A 0B1'],
    })),
    {
      country: 'US',
      typed: { address: '24 Orchard Street', city: 'New York', state: 'NY', zipCode: '10012\u20131234' },
      lines: ['24 Orchard Street', 'New York, NY 10012-1234'],
    },
    {
      country: 'US',
      typed: { address: '12 Main St', city: 'القاهرة', state: 'NY', zipCode: '10012' },
      // Isolated, so that the Arabic city doesn't reorder the line.
      lines: ['12 Main St', '\u2068القاهرة\u2069, NY 10012'],
    },
    {
      country: 'AU',
      typed: { address: '1 Macquarie Street', city: 'Sydney', state: 'NSW', zipCode: '2000' },
      lines: ['1 Macquarie Street', 'Sydney NSW 2000'],
    },
  ] as const)('$country: $lines', ({ country, typed, lines }) => {
    expect(addressLines({ country, ...typed })).toEqual(lines);
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
