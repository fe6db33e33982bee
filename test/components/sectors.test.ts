import fc from 'fast-check';
import { sectors } from '../../src/components/art/segment';

const shares = fc
  .array(fc.array(fc.nat(50), { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
  .filter((groups) => groups.flat().some((share) => share > 0));
const itself = (share: number) => share;

describe('sectors', () => {
  it('are sized by their shares and fill the circle except for the cuts', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 10 }), (groups, cut) => {
        const total = groups.flat().reduce((sum, share) => sum + share, 0);
        const rest = 360 - groups.length * cut;
        for (const { item, from, to } of sectors(groups, itself, { cut }))
          expect(to - from).toBeCloseTo((item / total) * rest);
      }),
    );
  });

  it('run clockwise, with a cut between groups', () => {
    const groups = [[1, 2], [1]];
    expect(sectors(groups, itself, { cut: 20 })).toEqual([
      { item: 1, from: 10, to: 90 },
      { item: 2, from: 90, to: 250 },
      { item: 1, from: 270, to: 350 },
    ]);
  });

  it('stay within their arc', () => {
    expect(sectors([[1, 1]], itself, { start: 270, sweep: 180 })).toEqual([
      { item: 1, from: 270, to: 360 },
      { item: 1, from: 360, to: 450 },
    ]);
  });
});
