import { useMemo } from 'react';
import { counted, grouped } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { DemoOffer } from '../shared/DemoOffer';
import { Fold } from '../shared/Fold';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import type { Bounds } from '../../components/hooks/useSettings';
import { choiceIn, useSettings, wholeIn } from '../../components/hooks/useSettings';
import { checklistTallies } from './baselines';
import { AverageCosts, BeatTheModel } from './BeatTheModel';
import { CalibrationPlot } from './CalibrationPlot';
import { CostPlot, PrecisionRecallPlot } from './Curves';
import { DAY_ORDERS, PAST_ORDERS } from './dataSize';
import { EXAMPLE_SEED } from './example';
import { exampleResult } from './example.computed';
import { groupings } from './groups';
import { Fairness } from './Fairness';
import { fields } from './fields';
import { bestFieldOf } from './fieldRules';
import { DEFAULT_FLAGS, readFlags, writeFlags } from './flags';
import styles from './FraudDemo.module.css';
import type { ThresholdTally } from './verdicts';
import { costOf, talliesOf, tallyAt } from './verdicts';
import { MethodPanel } from './MethodPanel';
import type { Method } from './methods';
import { methodMeanings, methods } from './methods';
import type { FraudResult, ScoredOrder } from './model';
import { formatMoney } from './money';
import { nextDayOf } from './nextDay';
import { listings, OrderList } from './OrderList';
import { startModel } from './startModel';

const example = { input: EXAMPLE_SEED, result: exampleResult };

const miss: Bounds = { min: 10, max: 500, initial: 150 };
const alarm: Bounds = { min: 1, max: 100, initial: 20 };
/** Number of checklist flags that holds an order. */
const atLeast: Bounds = { min: 1, max: fields.length, initial: 2 };
const seed: Bounds = { ...seedBounds, initial: EXAMPLE_SEED };

/** The order that is open at first: the riskiest. */
const riskiest = exampleResult.orders.reduce((a, b) => (b.risk.logistic > a.risk.logistic ? b : a)).id;

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', seed),
    miss: wholeIn(search, 'miss', miss),
    alarm: wholeIn(search, 'alarm', alarm),
    logistic: wholeIn(search, 'logistic', methodMeanings.logistic.threshold),
    forest: wholeIn(search, 'forest', methodMeanings.forest.threshold),
    flags: writeFlags(readFlags(search.get('flags') ?? DEFAULT_FLAGS)),
    atLeast: wholeIn(search, 'atLeast', atLeast),
    group: choiceIn(search, 'group', groupings),
    by: choiceIn(search, 'by', methods),
    show: choiceIn(search, 'show', listings),
    order: wholeIn(search, 'order', { min: 0, max: DAY_ORDERS, initial: riskiest }),
  };
}

/** The tallies of both days at every threshold and rule, independent of the settings. */
function talliesFor({ yesterday, orders }: FraudResult) {
  const tallies = (day: readonly ScoredOrder[]): Readonly<Record<Method, readonly ThresholdTally[]>> => ({
    logistic: talliesOf(day, 'logistic'),
    forest: talliesOf(day, 'forest'),
  });
  return {
    yesterday: tallies(yesterday),
    today: tallies(orders),
    checklist: checklistTallies(yesterday, orders, fields),
    frauds: orders.filter(({ isFraud }) => isFraud).length,
  };
}

function FraudDemo() {
  const [settings, change] = useSettings(readSettings);
  const model = useModel(startModel, settings.seed, example);
  const { result } = model;
  const { orders } = result;
  const costs = { miss: settings.miss, alarm: settings.alarm };
  const thresholds = { logistic: settings.logistic, forest: settings.forest };
  const tallies = useMemo(() => talliesFor(result), [result]);
  const flagged = readFlags(settings.flags);
  const own = useMemo(
    () => checklistTallies(result.yesterday, result.orders, readFlags(settings.flags)),
    [result, settings.flags],
  );
  const { yesterday, today, frauds } = tallies;
  const chosen = {
    logistic: nextDayOf(yesterday.logistic, today.logistic, costs),
    forest: nextDayOf(yesterday.forest, today.forest, costs),
    checklist: nextDayOf(tallies.checklist.yesterday, tallies.checklist.today, costs),
    field: bestFieldOf(result.fieldRules, costs),
  };
  const panel = (method: Method) => (
    <MethodPanel
      method={method}
      result={result}
      costs={costs}
      threshold={thresholds[method]}
      cheapest={chosen[method]}
      onThreshold={(value) => {
        change({ [method]: value });
      }}
    />
  );

  return (
    <>
      <div className={styles.panels} aria-busy={model.state.kind === 'running'}>
        <section className={styles.panel} aria-labelledby="logistic-heading">
          <h2 id="logistic-heading">{methodMeanings.logistic.label}</h2>
          <p className={styles.about}>{methodMeanings.logistic.about}</p>
          {panel('logistic')}
        </section>
        <section className={styles.panel} aria-labelledby="day-heading">
          <h2 id="day-heading">Two days in a store</h2>
          <p>
            The models learned from {grouped(PAST_ORDERS)} earlier synthetic orders. Choose a threshold on
            yesterday’s {orders.length} orders. It is tested on today’s {orders.length}, of which {frauds} are
            fraud.
          </p>
          <div className={styles.costs}>
            <RangeField
              id="miss"
              label="Cost of a missed fraud, on average"
              value={settings.miss}
              min={miss.min}
              max={miss.max}
              step={10}
              onChange={(value) => {
                change({ miss: value });
              }}
              format={formatMoney}
            />
            <RangeField
              id="alarm"
              label="Cost of a false alarm"
              value={settings.alarm}
              min={alarm.min}
              max={alarm.max}
              onChange={(value) => {
                change({ alarm: value });
              }}
              format={formatMoney}
            />
          </div>
          <div className={styles.tools}>
            <SeedField
              seed={settings.seed}
              onChange={(value) => {
                change({ seed: value, order: 0 });
              }}
            />
            <CopyLink link={() => window.location.href} />
          </div>
          <RunStatus model={model} done={`${counted(2 * orders.length, 'order')} scored.`} />
        </section>
      </div>
      <BeatTheModel
        costs={costs}
        threshold={thresholds.logistic}
        atThreshold={costOf(tallyAt(orders, 'logistic', thresholds.logistic), costs)}
        chosen={chosen}
        flagged={flagged}
        atLeast={settings.atLeast}
        own={own}
        onFlags={(next) => {
          change({ flags: writeFlags(next) });
        }}
        onAtLeast={(atLeast) => {
          change({ atLeast });
        }}
      />
      <Fold id="forest" title="Isolation forest">
        {panel('forest')}
      </Fold>
      <Fold id="fairness" title="Is it fair?">
        <Fairness
          result={result}
          threshold={settings.logistic}
          costs={costs}
          grouping={settings.group}
          onGrouping={(group) => {
            change({ group });
          }}
        />
      </Fold>
      <Fold id="compare" title="Cost, recall, calibration">
        <p className={styles.about}>
          Today’s orders. The dots are your thresholds. Methods: logistic regression (
          <a href="https://hastie.su.domains/ElemStatLearn/">Hastie, Tibshirani and Friedman, 4.4</a>) and
          isolation forest (<a href="https://doi.org/10.1109/ICDM.2008.17">Liu, Ting and Zhou, 2008</a>).
        </p>
        <ul>
          {methods.map((method) => (
            <li key={method} className={styles.about}>
              {methodMeanings[method].label}: {methodMeanings[method].about} AUC today:{' '}
              {result.auc[method].toFixed(2)}, the probability that a fraudulent order scores above a good
              one.
            </li>
          ))}
        </ul>
        <AverageCosts />
        <div className={styles.panels}>
          <CostPlot orders={orders} tallies={today} thresholds={thresholds} costs={costs} />
          <PrecisionRecallPlot orders={orders} tallies={today} thresholds={thresholds} />
          <CalibrationPlot bins={result.calibration} />
        </div>
      </Fold>
      <Fold id="orders" title="Order by order" isRequested={![0, riskiest].includes(settings.order)}>
        <OrderList result={result} thresholds={thresholds} settings={settings} onChange={change} />
      </Fold>
      <DemoOffer
        productId="fraud-shield"
        settings={`miss ${formatMoney(settings.miss)}, false alarm ${formatMoney(settings.alarm)}, held from ${methodMeanings.logistic.format(settings.logistic)} or ${methodMeanings.forest.format(settings.forest)}`}
      />
    </>
  );
}

export { FraudDemo as Demo };
