import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { formatDay } from '../../domain/dates';
import { counted, percent } from '../../domain/numerals';
import { formatToUnit } from '../shared/amounts';
import { UnconfirmedNote } from '../shared/csv/CsvReport';
import { CopyTableLink, CsvSection } from '../shared/csv/CsvSection';
import styles from '../shared/Demo.module.css';
import { DemoOffer } from '../shared/DemoOffer';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { CustomerPlot } from './CustomerPlot';
import { ExportCustomers } from './ExportCustomers';
import type { InsightResult, Segment } from './model';
import { orderColumns } from './orderColumns';
import { MIN_K, recommendationText, recommended } from './segmentCounts';
import { useInsight } from './useInsight';

export function Demo() {
  const { settings, change, table, model } = useInsight();
  const { result } = model;
  const { segmentations, customers } = result;
  const best = recommended(segmentations);
  const wantedK = settings.k ?? best?.k ?? MIN_K;
  const segmentation = segmentations.findLast(({ k }) => k <= wantedK);
  const k = segmentation?.k ?? MIN_K;

  return (
    <>
      <div className={styles.desk}>
        <section className={styles.stack} aria-labelledby="segments-heading">
          <h2 id="segments-heading">The segments</h2>
          <UnconfirmedNote isConfirmed={model.isConfirmed} />
          {segmentation ? (
            <>
              <RangeField
                id="k"
                label="Number of segments"
                value={k}
                min={MIN_K}
                max={segmentations.at(-1)?.k ?? MIN_K}
                onChange={(value) => {
                  change({ k: value === best?.k ? null : value });
                }}
                format={String}
              />
              {result.isSingleCluster && (
                <p>
                  <strong>No clear groups.</strong> Simulated customers who all behave alike split just as
                  clearly, so treat your customers as one group. With few customers, real groups can go
                  unnoticed.
                </p>
              )}
              <p className={styles.note}>{recommendationText(segmentations, result.isSingleCluster)}</p>
              <SettledAnnouncement
                text={`${counted(k, 'segment')}: ${segmentation.segments.map(({ name, size }) => `${name}, ${counted(size, 'customer')}`).join('; ')}.`}
              />
              {wantedK > k && (
                <p className={styles.note}>
                  You asked for {wantedK} segments, but these customers allow {k} at most.
                </p>
              )}
              {/* Keyed, so that the notes below are replaced. Moving them would count as a layout shift. */}
              <SegmentList key={k} segments={segmentation.segments} result={result} />
            </>
          ) : (
            <p>There are no segments to show yet. See “Your orders” below.</p>
          )}
          <RunStatus
            model={model}
            hasEarlier={model.isShown}
            done={
              result.orders === 0
                ? 'We couldn’t read any orders.'
                : `Loaded ${counted(result.orders, 'order')} from ${counted(customers.ids.length, 'customer')}.${model.isConfirmed ? '' : ' Check what we read under “Your orders.”'}`
            }
          />
        </section>
        <section
          className={styles.stack}
          aria-label="The customers"
          aria-busy={model.state.kind === 'running'}
        >
          {segmentation && <CustomerPlot result={result} segmentation={segmentation} />}
          <div className={styles.tools}>
            {segmentation && <ExportCustomers result={result} segmentation={segmentation} />}
            <CopyTableLink table={table} />
          </div>
        </section>
      </div>
      <section className={styles.section} aria-labelledby="orders-heading">
        <h2 id="orders-heading">Your orders</h2>
        <CsvSection
          what="orders"
          hint="One row per order or item: customer, date, and an amount (or a price and a quantity). Nothing is uploaded."
          sample={'customer,day,amount\nC0001,2026-08-03,54.90\nC0002,2026-08-05,120.00'}
          table={table}
          wanted={orderColumns}
          model={model}
          onChange={change}
        />
      </section>
      <DemoOffer
        productId="customer-insight-analytics"
        settings={`${counted(customers.ids.length, table.source ? 'own customer' : 'sample customer')}${segmentation ? `, ${k} segments` : ''}`}
      />
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
      <ul aria-label="Segments">
        {segments.map(({ name, description, size, revenue, spend }) => (
          <li key={name}>
            <strong>{name}:</strong> {counted(size, 'customer')}, {percent(revenue / total)} of revenue,
            typically {formatToUnit(spend, currency)} each
            {description !== '' && <span className={styles.note}> ({description})</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {!isSingleCluster && 'A name describes at least 80% of a segment. '}“Lapsed” means no order for{' '}
        {counted(lapsedAfter.days, 'day')} before {formatDay(lastDay)},{' '}
        {lapsedAfter.isAssumed
          ? 'which is our guess, because nobody has ordered twice'
          : 'twice the typical time between orders'}
        . “Typical” is the median. For statisticians:{' '}
        <a href="https://theory.stanford.edu/~sergei/papers/kMeansPP-soda.pdf">k-means++</a> on standardized
        logarithms of days, orders, and spend, and{' '}
        <a href="https://doi.org/10.1016/0377-0427(87)90125-7">silhouettes</a>.
      </p>
    </>
  );
}
