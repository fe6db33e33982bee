import { grouped } from '../../../src/demos/shared/grouped';

test.each([
  [0, '0'],
  [999.5, '1,000'],
  [12500, '12,500'],
  [1234567, '1,234,567'],
  [-1500, '-1,500'],
])('%d is written as %s', (value, text) => {
  expect(grouped(value)).toBe(text);
});
