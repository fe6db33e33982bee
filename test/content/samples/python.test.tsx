import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { loadPost } from '../../../src/content/blog/loadPost';
import { renderText } from '../../support/longTexts';
import { samplesFolder } from './files';

/**
 * The Python samples, run by the machine's own `python3`. PySpark needs a JVM, and LightFM, OpenCV and NumPy are
 * compiled for one platform, so none of them is here: small stand-ins in `standIns/` take their place, and what runs
 * is the sample's own logic around them. A machine without Python says that these tests were not run; that the files
 * are Python at all is tested in `samples.test.ts`.
 */
const hasPython = spawnSync('python3', ['--version']).status === 0;
const withPython = hasPython ? describe : describe.skip;
const ran = hasPython ? '' : ' (not run: no python3 on this machine)';

/** Runs a stand-in with samples and an input; its last line is its answer. */
function run(standIn: string, samples: readonly string[], input?: unknown): unknown {
  const { stdout, stderr } = spawnSync(
    'python3',
    // Leaves no __pycache__ behind.
    [
      '-B',
      path.resolve('test/content/samples/standIns', standIn),
      ...samples.map((sample) => path.join(samplesFolder, sample)),
    ],
    { input: JSON.stringify(input), encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const answer: unknown = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  return answer;
}

withPython(`the job of the Spark post${ran}`, () => {
  const click = (visitor: string | null, moment: string, more: object = {}) => ({
    visitor_id: visitor,
    event_time: moment,
    event_name: 'view',
    sku: '8841',
    is_bot: false,
    ...more,
  });
  const visitsOf = (clicks: readonly object[]) =>
    run('run_visits.py', ['apache-spark-in-ecommerce/visits.py'], clicks);
  const folder = 's3a://shop-lake/visits/day=2025-08-18';

  test('begins a new visit after more than thirty minutes, counts products and sees the purchase', () => {
    expect(
      visitsOf([
        click('ann', '2025-08-18T10:00:00'),
        click('ben', '2025-08-18T10:05:00'),
        click('ann', '2025-08-18T10:30:00', { sku: '9002', event_name: 'purchase' }),
        click('ann', '2025-08-18T11:00:01'),
      ]),
    ).toEqual({
      [folder]: [
        {
          visitor_id: 'ann',
          visit_no: 1,
          started_at: '2025-08-18 10:00:00',
          ended_at: '2025-08-18 10:30:00',
          products_seen: 2,
          bought: 1,
        },
        {
          visitor_id: 'ben',
          visit_no: 1,
          started_at: '2025-08-18 10:05:00',
          ended_at: '2025-08-18 10:05:00',
          products_seen: 1,
          bought: 0,
        },
        {
          visitor_id: 'ann',
          visit_no: 2,
          started_at: '2025-08-18 11:00:01',
          ended_at: '2025-08-18 11:00:01',
          products_seen: 1,
          bought: 0,
        },
      ],
    });
  });

  test('keeps the visits that began on the day, whichever side of midnight they ended on', () => {
    expect(
      visitsOf([
        click('early', '2025-08-17T23:50:00'),
        click('early', '2025-08-18T00:10:00'),
        click('late', '2025-08-18T23:50:00'),
        click('late', '2025-08-19T00:10:00'),
      ]),
    ).toEqual({
      [folder]: [
        expect.objectContaining({
          visitor_id: 'late',
          started_at: '2025-08-18 23:50:00',
          ended_at: '2025-08-19 00:10:00',
        }),
      ],
    });
  });

  test('leaves out bots and clicks without an id', () => {
    expect(
      visitsOf([click(null, '2025-08-18T10:00:00'), click('robot', '2025-08-18T10:00:00', { is_bot: true })]),
    ).toEqual({ [folder]: [] });
  });
});

/** Rows of the LightFM post's table: a feature and its three numbers. */
async function featureLists() {
  const article = renderText(await loadPost('lightfm-personalization-at-scale'));
  const [table] = article.getAllByRole('table');
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
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
  const { container } = renderText(await loadPost('lightfm-personalization-at-scale'));
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

withPython(`the code of the LightFM post${ran}`, () => {
  const given = {
    orders: [
      ['ann', 'sku:4471', 1],
      // Ordered last winter, and out of the catalog since.
      ['ann', 'sku:0007', 1],
      ['ben', 'sku:0007', 1],
    ],
    later: [
      ['ann', 'sku:6003', 1],
      ['ann', 'sku:4471', 1],
      ['ann', 'sku:0007', 1],
      ['cleo', 'sku:6003', 1],
    ],
    catalog: { 'sku:4471': ['type:dress', 'fabric:linen', 'brand:alder'], 'sku:6003': ['type:dress'] },
  };

  async function answers(): Promise<unknown> {
    const vectors = { ...Object.fromEntries(await featureLists()), 'sku:6003': [0, 0, 0] };
    return run(
      'run_lightfm.py',
      ['lightfm-personalization-at-scale/train.py', 'lightfm-personalization-at-scale/arrivals.py'],
      { ...given, vectors },
    );
  }

  test('trains without products that have left the catalog, and tests only new pairs of known customers', async () => {
    expect(await answers()).toMatchObject({
      trained: [['ann', 'sku:4471']],
      tested: [['ann', 'sku:6003']],
    });
  });

  test('makes a new dress’s list the average of its features, as in the text', async () => {
    const third: unknown = expect.closeTo(1 / 3);
    expect(await answers()).toMatchObject({
      // Columns: the two products themselves, then brand, fabric and type.
      rows: [[0, 0, third, third, third]],
      vectors: [[expect.closeTo(0.4), expect.closeTo(-0.13), expect.closeTo(0.27)]],
      // Linen, spelled in Italian: a feature the model never learned.
      unlike: [[0, 0, 0, 0, 0]],
    });
  });
});

withPython(`the code of the OpenCV post${ran}`, () => {
  const answers = () => run('run_agreement.py', ['visual-search-with-opencv/agreement.py']);

  test('describes a picture, scaled down to 900 pixels, by roots of shares', () => {
    expect(answers()).toMatchObject({
      scale: 0.5,
      described: [
        [expect.closeTo(Math.sqrt(0.75)), expect.closeTo(0.5), 0],
        [0, 0, expect.closeTo(1)],
      ],
    });
  });

  test('refuses what is no picture, and knows a picture without points', () => {
    expect(answers()).toMatchObject({ unreadable: 'not a readable picture: holiday.doc', plain: null });
  });

  test('counts the points under one perspective, of matches that pass the ratio test', () => {
    expect(answers()).toMatchObject({
      'twelve clear, nine of them under one perspective': 9,
      'seven clear': 0,
      'all vague': 0,
      'no perspective at all': 0,
      'a catalog picture of one point': 0,
      'a catalog picture of none': 0,
    });
  });
});
