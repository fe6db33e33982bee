import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../components/ui/Button';
import { formatDay } from '../../domain/dates';
import { counted } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { columnsIn } from '../shared/csv/columnsSetting';
import { dayOrders } from '../shared/csv/dayOrders';
import { FileNote } from '../shared/csv/FileNote';
import { OwnRows } from '../shared/csv/OwnRows';
import { Understood } from '../shared/csv/Understood';
import { useCsvSource } from '../shared/csv/useCsvSource';
import { DemoOffer } from '../shared/DemoOffer';
import { downloadText } from '../../components/ui/downloadText';
import { modelRunner } from '../shared/model/modelRunner';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import type { Bounds } from '../../components/ui/useSettings';
import { choiceIn, useSettings, wholeIn } from '../../components/ui/useSettings';
import { ChoicePlots } from './ChoicePlots';
import { CustomerPlot } from './CustomerPlot';
import { KMeansControls } from './KMeansControls';
import { exampleInput } from './example';
import { exampleResult } from './example.computed';
import { segmentsAsCsv } from './exportSegments';
import styles from './InsightDemo.module.css';
import type { InsightInput } from './model';
import { LEAST_K, MOST_K } from './limits';
import { makeOrders, ordersAsCsv } from './orders';
import { orderColumns } from './orderColumns';
import { SegmentTable } from './SegmentTable';
import { startModel } from './startModel';
import { useKMeans } from './useKMeans';
import { orderChoices, understoodText } from './understoodOrders';

const example = { input: exampleInput, result: exampleResult };
const kBounds: Bounds = { min: LEAST_K, max: MOST_K, initial: 5 };
/** Runs in slices on the page itself: the result is there already, and a hundred thousand rows take several frames. */
const exporter = modelRunner(segmentsAsCsv);

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', seedBounds),
    k: wholeIn(search, 'k', kBounds),
    columns: search.get('columns') ?? '',
    days: choiceIn(search, 'days', ['auto', ...dayOrders]),
    unit: choiceIn(search, 'unit', ['auto', 'day', 'line']),
    returns: choiceIn(search, 'returns', ['taken off', 'left out']),
  };
}

/** Customer Insight Analytics, live. */
function InsightDemo() {
  const [settings, change] = useSettings(readSettings);
  const table = useCsvSource('orders');
  const { source } = table;
  const { seed, columns, days, unit, returns } = settings;
  const input = useMemo(
    (): InsightInput =>
      source
        ? {
            seed,
            own: {
              source,
              reading: {
                columns: columnsIn(orderColumns, columns),
                ...(days !== 'auto' && { dayOrder: days }),
                ...(unit !== 'auto' && { orderUnit: unit }),
                returns,
              },
            },
          }
        : seed === exampleInput.seed
          ? exampleInput
          : { seed, own: null },
    [source, columns, seed, days, unit, returns],
  );
  const model = useModel(startModel, input, example);
  const { result } = model;
  const { segmentations, customers } = result;
  const segmentation = segmentations.findLast(({ k }) => k <= settings.k);
  const k = segmentation?.k ?? LEAST_K;
  const kMeans = useKMeans(result, k);
  const count = counted(customers.ids.length, 'customer');

  return (
    <>
      <div className={styles.desk}>
        <section className={styles.controls} aria-labelledby="segments-heading">
          <h2 id="segments-heading">The segments</h2>
          <Understood sentence={understoodText(result, returns)} column="customer" />
          {segmentation ? (
            <>
              <RangeField
                id="k"
                label="How many segments"
                value={k}
                min={LEAST_K}
                max={segmentations.at(-1)?.k ?? LEAST_K}
                step={1}
                onChange={(value) => {
                  change({ k: value });
                }}
                format={String}
              />
              <KMeansControls kMeans={kMeans} segmentation={segmentation} />
              {result.isOneCrowd && (
                <p>
                  <strong>No structure.</strong> Customers who all had the same habits would fall apart as
                  well as these, by chance alone. What you see are slices of one crowd, and k-means cuts as
                  many as you ask for.
                </p>
              )}
              {settings.k > k && (
                <p className={styles.note}>
                  {settings.k} segments were asked for; these customers make {k} at most.
                </p>
              )}
            </>
          ) : (
            <p>There are no segments to show yet. What is missing is said below, beside your orders.</p>
          )}
          <RunStatus model={model} done={`${counted(result.orders, 'order')} of ${count} read.`} />
        </section>
        <section
          className={styles.results}
          aria-label="The customers"
          aria-busy={model.state.kind === 'running'}
        >
          {segmentation && (
            <CustomerPlot result={result} segmentation={segmentation} watched={kMeans.watched} />
          )}
          <div className={styles.tools}>
            {segmentation && (
              <Button
                variant="outline"
                onClick={() => {
                  void exporter
                    .run({ result, segmentation }, () => undefined)
                    .then((pieces) => {
                      if (pieces) downloadText('segments.csv', 'text/csv', pieces);
                    });
                }}
              >
                <Download aria-hidden="true" /> Export segments
              </Button>
            )}
            <CopyLink link={table.link} />
          </div>
          <FileNote source={source} />
        </section>
      </div>
      {segmentation && (
        <section className={styles.table} aria-label="The segments in figures">
          <SegmentTable segmentation={segmentation} currency={result.currency} />
          <p className={styles.note}>
            Days since the last order, orders and spend are those of the segment’s middle customer. Days count
            back from {formatDay(result.lastDay)}, the day of the last order of all.
          </p>
        </section>
      )}
      {segmentation && (
        <section className={styles.section} aria-labelledby="choice-heading">
          <h2 id="choice-heading">How many are there really?</h2>
          <ChoicePlots segmentations={segmentations} customers={customers.ids.length} chosen={k} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="orders-heading">
        <h2 id="orders-heading">The orders behind it</h2>
        <div className={styles.orders}>
          <div className={styles.data}>
            <h3>Made for the demo</h3>
            <p className={styles.note}>
              Two years of orders of 1,000 customers who join, order at their own pace and stop. The seed also
              sets where k-means begins.
            </p>
            <SeedField
              seed={seed}
              onChange={(value) => {
                change({ seed: value });
              }}
            />
            <div className={styles.tools}>
              <Button
                variant="quiet"
                onClick={() => {
                  downloadText('orders.csv', 'text/csv', [ordersAsCsv(makeOrders(seed))]);
                }}
              >
                <Download aria-hidden="true" /> Download these orders
              </Button>
            </div>
          </div>
          <div className={styles.data}>
            <OwnRows
              what="orders"
              hint="One line for each order, or for each article of it: customer, day, and an amount or a price with its quantity. Nothing is sent; the customers’ names stay in this tab."
              sample={'customer,day,amount\nC0001,2026-08-03,54.90\nC0002,2026-08-05,120.00'}
              table={table}
              wanted={orderColumns}
              columns={result.columns}
              findings={result.findings}
              onSource={(next) => {
                table.choose(next);
                // Another table has other columns.
                change({ columns: '', days: 'auto', unit: 'auto', returns: 'taken off' });
              }}
              choices={orderChoices(result.understood, returns, change)}
              onColumns={(chosen) => {
                change({ columns: chosen });
              }}
            />
          </div>
        </div>
      </section>
      <DemoOffer
        productId="customer-insight-analytics"
        settings={`${counted(customers.ids.length, source ? 'own customer' : 'example customer')}, ${k} segments`}
      />
    </>
  );
}

export { InsightDemo as Demo };
