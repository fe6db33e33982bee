import { renderRoute } from '../../support/renderRoute';
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { bestPrice } from '../../../src/demos/dynamic-pricing-optimizer/bestPrice';
import type { DemandFit } from '../../../src/demos/dynamic-pricing-optimizer/fit';
import { learnDemand } from '../../../src/demos/dynamic-pricing-optimizer/model';
import type { PricingResult } from '../../../src/demos/dynamic-pricing-optimizer/model';
import { PriceMarks } from '../../../src/demos/dynamic-pricing-optimizer/PriceMarks';
import { ProductCurves } from '../../../src/demos/dynamic-pricing-optimizer/ProductCurves';
import { PricingResults } from '../../../src/demos/dynamic-pricing-optimizer/PricingResults';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const learn = (...lines: readonly string[]) =>
  runToEnd(learnDemand({ source: textSource(lines.join('\n')), columns: {} }));

/** A product whose price rose once. */
const raisedOnce = learn(
  'date,price,quantity',
  ...Array.from({ length: 104 }, (_, week) => {
    const day = new Date(Date.UTC(2024, 0, 1 + 7 * week)).toISOString().slice(0, 10);
    return `${day},${week < 50 ? '$25.00' : '$30.00'},${(week < 50 ? 120 : 90) + ((week * 7) % 11)}`;
  }),
);

function renderResults(
  result: ReturnType<typeof learn>,
  fit: DemandFit | null = result.products[0].fit,
  question?: string,
) {
  const [product] = result.products;
  if (!fit) throw new Error('There is no curve.');
  const guardrails = {
    price: product.prices.latest,
    cost: product.prices.latest * 0.4,
    floor: 30,
    change: 15,
  };
  const page = render(<PricingResults {...{ result, product, fit, guardrails, question }} />);
  return { ...page, best: bestPrice(fit, guardrails) };
}

test('a curve that isn’t drawn gives no profit', () => {
  const { container, best } = renderResults(raisedOnce);
  expect(best.kind).toBe('unknown');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Keep $30.00',
    'Unclear',
  ]);
  expect(container).not.toHaveTextContent(/profit/iu);
});

test('no price is recommended while it’s open which column it is', () => {
  const curve = learn('price,quantity', ...Array<string>(3).fill('$10,36\n$20,9\n$30,4\n$60,1'));
  const { container, unmount } = renderResults(curve);
  expect(container).toHaveTextContent(/^Best price/u);
  unmount();
  const asked = renderResults(curve, undefined, 'Is “VK” the price?').container;
  expect(asked).toHaveTextContent('Is “VK” the price? We recommend no price until you’ve answered that.');
  expect(asked).not.toHaveTextContent(/best price|keep|profit/iu);
});

describe('the products', () => {
  const guardrails = { price: 30, cost: 12, floor: 30, change: 15 };
  const dayAt = (week: number) => new Date(Date.UTC(2024, 0, 1 + 7 * week)).toISOString().slice(0, 10);
  /** Two years of weekly sales with an elasticity of -1.2 and hardly any noise. */
  const linesOf = (name: string, priceAt: (week: number) => number) =>
    Array.from({ length: 104 }, (_, week) => {
      const price = priceAt(week);
      return `${dayAt(week)},${name},${price},${(10_000 * price ** -1.2 * (1 + 0.01 * ((week * 7) % 3))).toFixed(1)}`;
    });
  const varied = (name: string) => linesOf(name, (week) => 25 + ((week * 5) % 7));
  const raised = (name: string) => linesOf(name, (week) => (week < 50 ? 25 : 30));
  const renderProducts = (...lines: readonly string[]) => {
    const result: PricingResult = learn('date,product,price,quantity', ...lines);
    return render(<ProductCurves result={result} guardrails={guardrails} />).container;
  };

  test('have the same best price as on their own page', () => {
    const lines = [10, 20, 30, 40, 10, 20, 30, 40, 10].flatMap((price) => [
      `Shirt,${price},${price}`,
      `Socks,${price},${100 - price}`,
    ]);
    render(<ProductCurves result={learn('product,price,quantity', ...lines)} guardrails={guardrails} />);
    expect(screen.getByRole('row', { name: /^Shirt/u })).toHaveTextContent(/^Shirt9\D*10\.00unclear/u);
  });

  test('have no best price if their price rose only once', () => {
    renderProducts(...varied('Shirt'), ...raised('Socks'));
    expect(screen.getByRole('row', { name: /^Socks/u })).toHaveTextContent(/unclearunclear–$/u);
  });
});

test('nothing is said about the visitor’s sales before they are read', async () => {
  const { user } = await renderRoute('/demos/dynamic-pricing-optimizer');
  await user.click(await screen.findByText('Use your own sales'));
  await user.click(screen.getByRole('textbox', { name: /^Your sales/ }));
  await user.paste('price,quantity\n24.90,310\n27.90,255');
  expect(screen.queryByText(/can’t estimate/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Our suggestion' })).not.toBeInTheDocument();
});

test('a price’s label is within the plot, wherever its line is', () => {
  const [left, right, needed] = [40, 340, 90];
  const area = {
    left,
    right,
    top: 0,
    bottom: 200,
    x: (price: number) => left + price,
    y: (value: number) => value,
  };
  const outcome = (price: number) => ({ price, quantity: 1, revenue: 1, profit: 1 });
  const price = fc.double({ min: 0, max: right - left, noNaN: true });
  fc.assert(
    fc.property(price, price, (now, best) => {
      const marks = { now: outcome(now), best: outcome(best) };
      render(
        <svg>
          <PriceMarks area={area} marks={marks} currency="USD" />
        </svg>,
      );
      for (const label of screen.getAllByText(/^(?:best|current) /u)) {
        const x = Number(label.getAttribute('x'));
        const isLeft = label.getAttribute('text-anchor') === 'end';
        expect(isLeft ? x - needed : right - x - needed).toBeGreaterThanOrEqual(isLeft ? left : 0);
      }
      cleanup();
    }),
  );
});
