import { useMemo } from 'react';
import { counted, grouped, inWords } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { DemoOffer } from '../shared/DemoOffer';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import type { Bounds } from '../../components/ui/useSettings';
import { choiceIn, useSettings, wholeIn } from '../../components/ui/useSettings';
import { Baselines } from './Baselines';
import { CalibrationPlot } from './CalibrationPlot';
import { CostPlot, TradePlot } from './Curves';
import { DAY_ORDERS, PAST_ORDERS } from './dataSize';
import { EXAMPLE_SEED } from './example';
import { exampleResult } from './example.computed';
import styles from './FraudDemo.module.css';
import type { ThresholdTally } from './judge';
import { talliesOf } from './judge';
import { MethodPanel } from './MethodPanel';
import type { Score } from './methods';
import { methodMeanings, methods } from './methods';
import type { FraudResult, JudgedOrder } from './model';
import { inWholeMoney } from './money';
import { nextDayOf } from './nextDay';
import { listings, OrderList } from './OrderList';
import { startModel } from './startModel';

const example = { input: EXAMPLE_SEED, result: exampleResult };

const miss: Bounds = { min: 10, max: 500, initial: 150 };
const alarm: Bounds = { min: 1, max: 100, initial: 20 };
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
    by: choiceIn(search, 'by', methods),
    show: choiceIn(search, 'show', listings),
    order: wholeIn(search, 'order', { min: 0, max: DAY_ORDERS, initial: riskiest }),
  };
}

/** What every line makes of both days, which depends on no setting. */
function countsOf({ yesterday, orders }: FraudResult) {
  const tallies = (day: readonly JudgedOrder[]): Readonly<Record<Score, readonly ThresholdTally[]>> => ({
    logistic: talliesOf(day, 'logistic'),
    forest: talliesOf(day, 'forest'),
    amount: talliesOf(day, 'amount'),
  });
  return {
    yesterday: tallies(yesterday),
    today: tallies(orders),
    frauds: orders.filter(({ isFraud }) => isFraud).length,
  };
}

/** Fraud Shield, live. */
function FraudDemo() {
  const [settings, change] = useSettings(readSettings);
  const model = useModel(startModel, settings.seed, example);
  const { orders } = model.result;
  const costs = { miss: settings.miss, alarm: settings.alarm };
  const thresholds = { logistic: settings.logistic, forest: settings.forest };
  const { yesterday, today, frauds } = useMemo(() => countsOf(model.result), [model.result]);
  const chosen = {
    logistic: nextDayOf(yesterday.logistic, today.logistic, costs),
    forest: nextDayOf(yesterday.forest, today.forest, costs),
    amount: nextDayOf(yesterday.amount, today.amount, costs),
  };

  return (
    <>
      <div className={styles.panels} aria-busy={model.state.kind === 'running'}>
        {methods.map((method) => (
          <MethodPanel
            key={method}
            method={method}
            result={model.result}
            costs={costs}
            threshold={thresholds[method]}
            cheapest={chosen[method]}
            onThreshold={(value) => {
              change({ [method]: value });
            }}
          />
        ))}
      </div>
      <section className={styles.desk} aria-labelledby="day-heading">
        <div className={styles.day}>
          <h2 id="day-heading">Two days in a shop</h2>
          <p>
            Both methods have learned from {grouped(PAST_ORDERS)} earlier orders. You draw the line through
            yesterday’s {orders.length}, of which it is known how they ended, and it is tried on today’s{' '}
            {orders.length}: {counted(frauds, 'fraud')} among them, about one order in{' '}
            {inWords(Math.round(orders.length / Math.max(1, frauds)))}.
          </p>
          <div className={styles.tools}>
            <SeedField
              seed={settings.seed}
              next="Other days"
              onChange={(value) => {
                change({ seed: value, order: 0 });
              }}
            />
            <CopyLink link={() => window.location.href} />
          </div>
          <RunStatus model={model} done={`${2 * orders.length} orders scored.`} />
        </div>
        <div className={styles.costs}>
          <RangeField
            id="miss"
            label="A fraud that passes costs"
            value={settings.miss}
            min={miss.min}
            max={miss.max}
            step={10}
            onChange={(value) => {
              change({ miss: value });
            }}
            format={inWholeMoney}
          />
          <RangeField
            id="alarm"
            label="Holding an honest order costs"
            value={settings.alarm}
            min={alarm.min}
            max={alarm.max}
            step={1}
            onChange={(value) => {
              change({ alarm: value });
            }}
            format={inWholeMoney}
          />
        </div>
      </section>
      <Baselines result={model.result} costs={costs} chosen={chosen} />
      <section className={styles.compare} aria-labelledby="compare-heading">
        <h2 id="compare-heading">Today, side by side</h2>
        <p className={styles.about}>The dots are your lines.</p>
        <div className={styles.panels}>
          <CostPlot orders={orders} tallies={today} thresholds={thresholds} costs={costs} />
          <TradePlot orders={orders} tallies={today} thresholds={thresholds} />
          <CalibrationPlot bins={model.result.calibration} />
        </div>
      </section>
      <OrderList result={model.result} thresholds={thresholds} settings={settings} onChange={change} />
      <DemoOffer
        productId="fraud-shield"
        settings={`miss ${inWholeMoney(settings.miss)}, false alarm ${inWholeMoney(settings.alarm)}, held from ${methodMeanings.logistic.format(settings.logistic)} or ${methodMeanings.forest.format(settings.forest)}`}
      />
    </>
  );
}

export { FraudDemo as Demo };
