import { loadText, renderText } from '../../support/longTexts';
import { textOf } from '../../support/parts';

/** Reads the rows of the LightFM post's table: a feature and three numbers. */
async function featureLists() {
  const article = renderText(await loadText('post', 'lightfm-personalization-at-scale'));
  const [table] = article.getAllByRole('table');
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(textOf),
  );
  return new Map(
    rows.map(([name = '', ...numbers]) => [
      name.split(',')[0] ?? '',
      numbers.map((number) => Number(number.replace('−', '-'))),
    ]),
  );
}

test('the scores in the LightFM post follow from its table', async () => {
  const numbers = await featureLists();
  const dress = numbers.get('Average: dress 4471') ?? [];
  const parts = ['type:dress', 'fabric:linen', 'brand:alder', 'sku:4471'].map((name) => numbers.get(name));
  const average = [0, 1, 2].map((place) => parts.reduce((sum, part) => sum + (part?.[place] ?? NaN), 0) / 4);
  average.forEach((value, place) => {
    expect(value).toBeCloseTo(dress[place] ?? NaN);
  });
  const customer = [1.0, 0.5, 0.5];
  const score = (list: readonly number[]) =>
    list.reduce((sum, value, place) => sum + value * (customer[place] ?? NaN), 0);
  const { container } = renderText(await loadText('post', 'lightfm-personalization-at-scale'));
  expect(container).toHaveTextContent(
    'A customer with the list (1.0, 0.5, 0.5) scores it at 0.40 − 0.05 + 0.20',
  );
  expect(score(dress).toFixed(2)).toBe('0.55');
  expect(container).toHaveTextContent('= 0.55');
  const arrival = [0, 1, 2].map(
    (place) => parts.slice(0, 3).reduce((sum, part) => sum + (part?.[place] ?? NaN), 0) / 3,
  );
  expect(score(arrival).toFixed(2)).toBe('0.47');
  expect(container).toHaveTextContent('The same customer gives it 0.47');
});
