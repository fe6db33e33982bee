import fc from 'fast-check';
import type { LabeledLine, LabelPlace } from '../../../src/demos/dynamic-pricing-optimizer/labelPlaces';
import { placeLabels } from '../../../src/demos/dynamic-pricing-optimizer/labelPlaces';

/** The plot's area on a 320 px phone. */
const plot = { left: 40, right: 280 };
const mark = fc.record({
  x: fc.double({ min: plot.left, max: plot.right, noNaN: true }),
  width: fc.integer({ min: 40, max: 78 }),
});

type Placed = LabeledLine & LabelPlace;
const spanOf = ({ x, width, side }: Placed) =>
  side === 'left' ? { from: x - width, to: x } : { from: x, to: x + width };

function crosses(line: Placed, label: Placed): boolean {
  const { from, to } = spanOf(label);
  return line.row <= label.row && line.x > from && line.x < to;
}

test('no line crosses the other price’s label, and no label leaves the plot', () => {
  fc.assert(
    fc.property(mark, mark, (best, now) => {
      const [upper, lower] = placeLabels(best, now, plot);
      const placed = [
        { ...best, ...upper },
        { ...now, ...lower },
      ] as const;
      expect(crosses(placed[0], placed[1])).toBe(false);
      expect(crosses(placed[1], placed[0])).toBe(false);
      expect(new Set(placed.map(({ row }) => row)).size).toBe(2);
      for (const each of placed) {
        expect(spanOf(each).from).toBeGreaterThanOrEqual(plot.left);
        expect(spanOf(each).to).toBeLessThanOrEqual(plot.right);
      }
    }),
  );
});

test('the best price’s label is on top if both fit', () => {
  const places = placeLabels({ x: 130, width: 60 }, { x: 170, width: 60 }, plot);
  expect(places).toEqual([
    { side: 'left', row: 0 },
    { side: 'right', row: 1 },
  ]);
});
