import { sharedCount, mostSimilar } from '../../src/domain/mostSimilar';

const words = ['tall tree', 'tall house', 'small house', 'tall old house', 'ship'];
const like = (word: string) => (other: string) => sharedCount(other.split(' '), word.split(' '));

describe('The most similar items', () => {
  test('share most properties; ties keep the list’s order', () => {
    expect(mostSimilar(words, 'tall house', like('tall house'), 3)).toEqual([
      'tall old house',
      'tall tree',
      'small house',
    ]);
  });

  test('exclude the item itself, and are as many as requested if there are enough', () => {
    expect(mostSimilar(words, 'ship', like('ship'), 1)).toEqual(['tall tree']);
    expect(mostSimilar(words, 'ship', like('ship'), 9)).toHaveLength(4);
    expect(mostSimilar(words, 'ship', like('ship'), 0)).toEqual([]);
  });
});
