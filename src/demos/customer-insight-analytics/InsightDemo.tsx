import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { formatDay } from '../../domain/dates';
import { counted } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { FileNote, ReadingNote } from '../shared/csv/Notes';
import { DemoOffer } from '../shared/DemoOffer';
import { Fold } from '../shared/Fold';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SegmentCountPlot } from './SegmentCountPlot';
import { CustomerPlot } from './CustomerPlot';
import { ExportCustomers, ExportSegments } from './ExportSegments';
import styles from './InsightDemo.module.css';
import { OrdersData } from './OrdersData';
import { StabilityMap } from './StabilityMap';
import { MIN_K, recommendationText, recommended } from './segmentCounts';
import { SegmentTable } from './SegmentTable';
import { interpretationText } from './ordersInterpretation';
import { useInsight } from './useInsight';

function InsightDemo() {
  const insight = useInsight();
  const { settings, change, table, isShown, confirmation, model } = insight;
  const { result } = model;
  const { segmentations, customers } = result;
  const best = recommended(segmentations);
  const wantedK = settings.k ?? best?.k ?? MIN_K;
  const segmentation = segmentations.findLast(({ k }) => k <= wantedK);
  const k = segmentation?.k ?? MIN_K;
  const count = counted(customers.ids.length, 'customer');

  return (
    <>
      <div className={styles.desk}>
        <section className={styles.controls} aria-labelledby="segments-heading">
          <h2 id="segments-heading">The segments</h2>
          <ReadingNote
            sentence={interpretationText(result, settings.returns)}
            isConfirmed={confirmation.isConfirmed}
          />
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
            </>
          ) : (
            <p>There are no segments to show yet. See “Your data” below.</p>
          )}
          <RunStatus
            model={model}
            hasEarlier={isShown}
            done={
              result.orders === 0
                ? 'We couldn’t read any orders.'
                : `Loaded ${counted(result.orders, 'order')} from ${count}.${confirmation.isConfirmed ? '' : ' Check what we read under “Your data.”'}`
            }
          />
        </section>
        <section
          className={styles.results}
          aria-label="The customers"
          aria-busy={model.state.kind === 'running'}
        >
          {segmentation && <CustomerPlot result={result} segmentation={segmentation} />}
          <div className={styles.tools}>
            {segmentation && (
              <>
                <ExportSegments segmentation={segmentation} currency={result.currency} />
                <ExportCustomers result={result} segmentation={segmentation} kept={null} />
              </>
            )}
            <CopyLink link={table.link} />
          </div>
          <FileNote source={table.source} />
        </section>
      </div>
      {segmentation && (
        <section className={styles.table} aria-label="The segments in figures">
          <SegmentTable segmentation={segmentation} currency={result.currency} />
          <p className={styles.note}>
            “Lapsed” means no order for {counted(result.lapsedAfter.days, 'day')},{' '}
            {result.lapsedAfter.isAssumed
              ? 'which is our guess, because nobody has ordered twice'
              : 'which is twice the typical time between orders'}
            . Days are counted back from the latest order, {formatDay(result.lastDay)}.
            {!result.isSingleCluster &&
              ' A name describes most of the customers in a segment, but not all of them.'}{' '}
            Customers with a similar number of orders can be in different segments, because how recently they
            bought and how much they spent matter, too. “Typical” is the median, the value for the customer in
            the middle.
          </p>
        </section>
      )}
      {segmentation && (
        <div className={styles.folds}>
          <Fold id="choice" title="Choosing the number of segments">
            <SegmentCountPlot segmentations={segmentations} customers={customers.ids.length} chosen={k} />
            <p className={styles.note}>
              For statisticians: k-means on the standardized logarithms of days, orders, and spend; best of
              four seeded <a href="https://theory.stanford.edu/~sergei/papers/kMeansPP-soda.pdf">k-means++</a>{' '}
              starts (Arthur and Vassilvitskii, 2007).{' '}
              <a href="https://doi.org/10.1016/0377-0427(87)90125-7">Silhouettes</a>: Rousseeuw (1987).
            </p>
          </Fold>
          <Fold id="stability" title="How stable are the segments?">
            <StabilityMap result={result} segmentation={segmentation} />
          </Fold>
        </div>
      )}
      <OrdersData {...insight} />
      <DemoOffer
        productId="customer-insight-analytics"
        settings={`${counted(customers.ids.length, table.source ? 'own customer' : 'sample customer')}${segmentation ? `, ${k} segments` : ''}`}
      />
    </>
  );
}

export { InsightDemo as Demo };
