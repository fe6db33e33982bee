import { clsx } from 'clsx';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { Scroller } from '../../components/ui/Scroller';
import { formatDay } from '../../domain/dates';
import { counted, grouped, percent } from '../../domain/numerals';
import { formatToUnit } from '../shared/amounts';
import { isNoTable } from '../shared/csv/reading';
import { CopyTableLink, TableField } from '../shared/csv/TableField';
import { ConfirmedTotals, TableReading } from '../shared/csv/TableReading';
import styles from '../shared/Demo.module.css';
import { DemoOffer } from '../shared/DemoOffer';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { CustomerPlot, SegmentMark } from './CustomerPlot';
import { ExportCustomers } from './ExportCustomers';
import type { InsightResult, Segment, Segmentation } from './model';
import { ideaFor } from './naming';
import { MIN_K, recommendationText, recommended } from './segmentCounts';
import segmentStyles from './Segments.module.css';
import { useInsight } from './useInsight';

/** Ids of the result's heading, and of what is wrong in the table. */
const SEGMENTS = 'segments-heading';
const FINDINGS = 'orders-findings';

export function Demo() {
  const { settings, change, table, model } = useInsight();
  const { result, isConfirmed } = model;
  const { customers } = result;
  const best = recommended(result.segmentations);
  const segmentation = result.segmentations.findLast(({ k }) => k <= (settings.k ?? best?.k ?? MIN_K));

  return (
    <>
      {isConfirmed && <ConfirmedResult {...{ settings, change, table, model, segmentation }} />}
      <section className={isConfirmed ? styles.section : styles.stack} aria-label="Your orders">
        <TableField
          what="orders"
          hint="Use a spreadsheet of your orders (CSV, Excel, or JSON): one row per order or item, with customer, date, and an amount (or a price and a quantity). Nothing is uploaded."
          sample={'customer,day,amount\nC0001,2026-08-03,54.90\nC0002,2026-08-05,120.00'}
          table={table}
          onChange={change}
          errorsId={isNoTable(result) ? FINDINGS : undefined}
        />
        <RunStatus
          model={model}
          hasEarlier={model.isShown}
          done={
            result.orders === 0
              ? 'No orders yet. See below what’s missing.'
              : `${isConfirmed ? 'Loaded' : 'Read'} ${counted(result.orders, 'order')} from ${counted(customers.ids.length, 'customer')}.${isConfirmed ? '' : ' Check the figures below.'}`
          }
        />
      </section>
      {!isConfirmed && model.isShown && (
        <TableReading id={FINDINGS} table={table} model={model} onChange={change} resultId={SEGMENTS} />
      )}
      <DemoOffer
        productId="customer-insight-analytics"
        settings={`${counted(customers.ids.length, table.source ? 'own customer' : 'sample customer')}${segmentation ? `, ${segmentation.k} segments` : ''}`}
      />
    </>
  );
}

/** Shows the segments of the sample data, or of a table that the visitor has confirmed. */
function ConfirmedResult({
  settings,
  change,
  table,
  model,
  segmentation,
}: ReturnType<typeof useInsight> & { readonly segmentation: Segmentation | undefined }) {
  const { result, state } = model;
  return (
    <div className={clsx(styles.stage, styles.desk)}>
      <section className={styles.stack} aria-labelledby={SEGMENTS}>
        <h2 id={SEGMENTS} tabIndex={-1}>
          The segments
        </h2>
        <ConfirmedTotals model={model} />
        <Segments result={result} wanted={settings.k} segmentation={segmentation} onChange={change} />
        <div className={styles.tools}>
          {segmentation && <ExportCustomers result={result} segmentation={segmentation} />}
          <CopyTableLink table={table} />
        </div>
      </section>
      {/* Keyed, so that what is below the list is replaced. Moving it would count as a layout shift. */}
      {segmentation && (
        <div key={`list ${segmentation.k}`} className={styles.stack}>
          <SegmentList segments={segmentation.segments} result={result} />
        </div>
      )}
      <section
        key={`plot ${segmentation?.k}`}
        className={clsx(styles.stack, segmentStyles.wide)}
        aria-label="The customers"
        aria-busy={state.kind === 'running'}
      >
        {segmentation && <CustomerPlot result={result} segmentation={segmentation} />}
      </section>
    </div>
  );
}

/** Segments of fewer customers are mostly chance. */
const FEW = 100;

interface SegmentsProps {
  readonly result: InsightResult;
  /** Null for the recommended number. */
  readonly wanted: number | null;
  readonly segmentation: Segmentation | undefined;
  readonly onChange: (changed: { readonly k: number | null }) => void;
}

/** A slider for the number of segments, and what to think of it. */
function Segments({ result, wanted, segmentation, onChange }: SegmentsProps) {
  const { segmentations, isSingleCluster } = result;
  if (!segmentation) return <p>There are no segments to show.</p>;
  const { k, segments } = segmentation;
  return (
    <>
      <RangeField
        id="k"
        label="Number of segments"
        value={k}
        min={MIN_K}
        max={segmentations.at(-1)?.k ?? MIN_K}
        onChange={(value) => {
          onChange({ k: value === recommended(segmentations)?.k ? null : value });
        }}
        format={String}
      />
      {result.customers.ids.length < FEW && (
        <p>
          <strong>Only {counted(result.customers.ids.length, 'customer')}.</strong> With fewer than about{' '}
          {FEW}, a few more orders can change the segments, so don’t plan by them.
        </p>
      )}
      {isSingleCluster && (
        <p>
          <strong>No clear groups.</strong> Simulated customers who all behave alike split just as clearly, so
          treat your customers as one group. With few customers, real groups can go unnoticed.
        </p>
      )}
      <p className={styles.note}>{recommendationText(segmentations, isSingleCluster)}</p>
      <SettledAnnouncement
        text={`${counted(k, 'segment')}: ${segments.map(({ name, size }) => `${name}, ${counted(size, 'customer')}`).join('; ')}.`}
      />
      {wanted !== null && wanted > k && (
        <p className={styles.note}>
          You asked for {wanted} segments, but these customers allow {k} at most.
        </p>
      )}
    </>
  );
}

interface SegmentListProps {
  readonly segments: readonly Segment[];
  readonly result: InsightResult;
}

/** Says who is in each segment, and what the names mean. */
function SegmentList({
  segments,
  result: { currency, isSingleCluster, lapsedAfter, lastDay },
}: SegmentListProps) {
  const total = segments.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <>
      <Scroller label="Segments">
        <table aria-label="Segments" className={segmentStyles.segments}>
          <thead>
            <tr>
              <th scope="col">Segment</th>
              <th scope="col">Customers</th>
              <th scope="col">Revenue</th>
              <th scope="col">Typical spend</th>
            </tr>
          </thead>
          {segments.map(({ name, description, size, revenue, spend }, place) => (
            <tbody key={name}>
              <tr>
                <th scope="row">
                  <SegmentMark place={place} /> {name}
                </th>
                <td>{grouped(size)}</td>
                <td>{percent(revenue / total)}</td>
                <td>{formatToUnit(spend, currency)}</td>
              </tr>
              {description !== '' && (
                <tr>
                  <td colSpan={4} className={clsx(styles.note, segmentStyles.description)}>
                    {description}. {ideaFor(name)}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </Scroller>
      <details>
        <summary>How segments get their names</summary>
        <div id="segment-names">
          <p className={styles.note}>
            {!isSingleCluster && 'A name describes at least 80% of a segment. '}“Lapsed” means no order for{' '}
            {counted(lapsedAfter.days, 'day')} before {formatDay(lastDay)},{' '}
            {lapsedAfter.isAssumed ? 'our guess' : 'twice the typical time between orders'}. “Typical” is the
            median. We group customers by{' '}
            <a href="https://theory.stanford.edu/~sergei/papers/kMeansPP-soda.pdf">k-means++</a>.
          </p>
        </div>
      </details>
    </>
  );
}
