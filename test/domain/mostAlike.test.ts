import { inCommon, mostAlike } from '../../src/domain/mostAlike';

const words = ['tall tree', 'tall house', 'small house', 'tall old house', 'ship'];
const like = (word: string) => (other: string) => inCommon(other.split(' '), word.split(' '));

describe('The most similar items', () => {
  test('has most in common with it; equals stand in the order of the list', () => {
    expect(mostAlike(words, 'tall house', like('tall house'), 3)).toEqual([
      'tall old house',
      'tall tree',
      'small house',
    ]);
  });

  test('is never the thing itself, and as many as asked for while there are so many', () => {
    expect(mostAlike(words, 'ship', like('ship'), 1)).toEqual(['tall tree']);
    expect(mostAlike(words, 'ship', like('ship'), 9)).toHaveLength(4);
    expect(mostAlike(words, 'ship', like('ship'), 0)).toEqual([]);
  });
});
