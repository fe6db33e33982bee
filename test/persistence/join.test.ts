import fc from 'fast-check';
import type { Entries } from '../../src/persistence/join';
import { join } from '../../src/persistence/join';
import { parseJson } from '../../src/persistence/json';

describe('Joining two copies', () => {
  // Uses few paths and times, so that values often collide and tie.
  const document: fc.Arbitrary<Entries> = fc.dictionary(
    fc.constantFrom('a/a', 'a/b', 'a/b/1', 'a/b/2'),
    fc.record(
      { at: fc.nat(3), place: fc.nat(2), value: fc.constantFrom('x', 'y', 1, { z: 2 }) },
      { requiredKeys: ['at', 'place'] },
    ),
  );

  it('is commutative', () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        expect(join(a, b)).toEqual(join(b, a));
      }),
    );
  });

  it('is associative', () => {
    fc.assert(
      fc.property(document, document, document, (a, b, c) => {
        expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
      }),
    );
  });

  it('returns the same object if nothing is later', () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        const joined = join(a, b);
        expect(join(joined, b)).toBe(joined);
        expect(join(joined, joined)).toBe(joined);
      }),
    );
  });

  it('keeps the later of two values, and a value over a removal at the same time', () => {
    const early = { at: 1, place: 1, value: 'early' };
    const late = { at: 2, place: 1, value: 'late' };
    expect(join({ 'a/a': early }, { 'a/a': late })).toEqual({ 'a/a': late });
    expect(join({ 'a/a': { at: 2, place: 0 } }, { 'a/a': early })).toEqual({ 'a/a': { at: 2, place: 0 } });
    expect(join({ 'a/a': { at: 1, place: 0 } }, { 'a/a': early })).toEqual({ 'a/a': early });
  });
});

describe('Parsing JSON', () => {
  test('no parsed value has a key named __proto__, at any level', () => {
    expect(parseJson('{"a":[{"__proto__":{"isAdmin":true},"b":1}],"__proto__":1}')).toEqual({
      a: [{ b: 1 }],
    });
  });

  test('everything else is parsed as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
