import fc from 'fast-check';
import { parseJson } from '../../src/persistence/json';

test('no parsed value has a key named __proto__, at any level', () => {
  expect(parseJson('{"a":[{"__proto__":{"isAdmin":true},"b":1}],"__proto__":1}')).toEqual({ a: [{ b: 1 }] });
});

test('everything else is parsed as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes('__proto__'));
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
