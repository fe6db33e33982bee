import { runInNewContext } from 'node:vm';
import { render } from '@testing-library/react';
import { ReturnBar } from '../../../src/content/blog/d3-js-data-visualization/samples/ReturnBar';
import { sampleText } from './files';

interface SizeRow {
  readonly size: string;
  readonly returned: number;
}

const { drawReturns } = jest.requireActual<{
  drawReturns: (svg: SVGSVGElement, rows: readonly SizeRow[]) => void;
}>('../../../src/content/blog/d3-js-data-visualization/samples/drawReturns.js');

describe('drawReturns of the D3 post', () => {
  const sunday = [
    { size: 'XS', returned: 0.05 },
    { size: 'S', returned: 0.12 },
    { size: 'M', returned: 0.2 },
  ];
  const monday = [
    { size: 'S', returned: 0.1 },
    { size: 'M', returned: 0.4 },
    { size: 'XL', returned: 0.3 },
  ];
  const emptyChart = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const bars = (svg: SVGSVGElement) =>
    [...svg.querySelectorAll('g')].map((bar) => ({
      bar,
      size: bar.querySelector('.size')?.textContent,
      share: bar.querySelector('.share')?.textContent,
      width: Number(bar.querySelector('rect')?.getAttribute('width')),
    }));

  test('draws a bar for each size, from zero to the largest share', () => {
    const svg = emptyChart();
    drawReturns(svg, sunday);
    expect(bars(svg)).toMatchObject([
      { size: 'XS', share: '5%', width: 112.5 },
      { size: 'S', share: '12%', width: 270 },
      { size: 'M', share: '20%', width: 450 },
    ]);
  });

  test('keeps bars by size when called again, whatever their order', () => {
    const svg = emptyChart();
    drawReturns(svg, sunday);
    const before = new Map(bars(svg).map(({ size, bar }) => [size, bar]));
    drawReturns(svg, monday);
    const after = new Map(bars(svg).map(({ size, bar }) => [size, bar]));
    expect([...after.keys()].toSorted()).toEqual(['M', 'S', 'XL']);
    expect(after.get('S')).toBe(before.get('S'));
    expect(after.get('M')).toBe(before.get('M'));
    expect([...before.values()]).not.toContain(after.get('XL'));
  });
});

test.each([
  { share: 0.2, most: 0.2, width: '450' },
  { share: 0.05, most: 0.2, width: '112.5' },
  { share: 0, most: 0, width: '0' },
])('ReturnBar draws $share of at most $most as $width', ({ share, most, width }) => {
  const { container } = render(
    <svg>
      <ReturnBar share={share} most={most} />
    </svg>,
  );
  expect(container.querySelector('rect')).toHaveAttribute('width', width);
});

describe('the card of the Botpress post', () => {
  interface Workflow {
    orderNumber?: unknown;
    email?: unknown;
    returnStatus?: string;
    returnId?: string;
  }

  const code = sampleText('botpress-in-ecommerce/samples/checkReturn.js');
  const env = { SHOP_API_URL: 'https://shop.example', SHOP_API_TOKEN: 'secret' };
  const filledIn = { orderNumber: ' 10442 ', email: 'ana@mail.example' };

  /** Runs the card as Botpress does: in an async function, with three variables in scope. */
  async function run(fields: Workflow, post: (...request: unknown[]) => Promise<unknown>) {
    const workflow = { ...fields };
    const card: unknown = runInNewContext(`(async () => {${code}\n})()`, { workflow, axios: { post }, env });
    await card;
    return workflow;
  }
  const answering = (data: unknown) => () => Promise.resolve({ data });
  const failing = (error: unknown) => () => Promise.reject(Object.assign(new Error(), error));

  test('sends the email in the request’s body, never in its address', async () => {
    const post = jest.fn(answering({ status: 'eligible', returnId: 'R1' }));
    expect(await run(filledIn, post)).toMatchObject({ returnStatus: 'eligible', returnId: 'R1' });
    expect(post).toHaveBeenCalledWith(
      'https://shop.example/returns/check',
      { orderNumber: '10442', email: 'ana@mail.example' },
      { headers: { Authorization: 'Bearer secret' }, timeout: 8000 },
    );
  });

  test.each([[{ status: 'maybe' }], [{}], [null], [undefined], ['<html>']])(
    'hands the unknown answer %j to a person',
    async (data) => {
      expect(await run(filledIn, answering(data))).toMatchObject({ returnStatus: 'needs-person' });
    },
  );

  test.each([{ code: 'ECONNABORTED' }, { response: { status: 500 } }])(
    'says that the shop can’t be reached after %j',
    async (error) => {
      expect(await run(filledIn, failing(error))).toMatchObject({ returnStatus: 'unreachable' });
    },
  );

  test.each([
    {},
    { orderNumber: '10442' },
    { email: 'ana@mail.example', orderNumber: null },
    { email: '  ' },
  ])('doesn’t send a request with a missing field: %j', async (fields) => {
    const post = jest.fn(answering({ status: 'eligible' }));
    expect(await run(fields, post)).toMatchObject({ returnStatus: 'incomplete', returnId: '' });
    expect(post).not.toHaveBeenCalled();
  });

  test('forgets the previous answer', async () => {
    const earlier = { ...filledIn, returnStatus: 'eligible', returnId: 'R1' };
    expect(await run(earlier, failing({}))).toMatchObject({ returnStatus: 'unreachable', returnId: '' });
  });
});
