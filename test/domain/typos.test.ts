import { suggestedAddress } from '../../src/domain/typos';
import { words } from '../support/words';

test.each([
  ['jane@gmial.com', 'jane@gmail.com'],
  ['jane@gmail.co', 'jane@gmail.com'],
  ['jane@gmaill.com', 'jane@gmail.com'],
  ['Jane@Hotnail.com', 'Jane@hotmail.com'],
  ['jane@outlok.com', 'jane@outlook.com'],
])('suggests the large provider that %s probably means', (typed, meant) => {
  expect(suggestedAddress(typed)).toBe(meant);
});

const right =
  'jane@gmail.com jane@ymail.com jane@mail.com jane@gmx.com jane@shop.example @gmial.com gmial.com';
test.each([...words(right), ''])('suggests nothing for “%s”', (typed) => {
  expect(suggestedAddress(typed)).toBeNull();
});
