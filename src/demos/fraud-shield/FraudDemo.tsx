import { clsx } from 'clsx';
import { wrap } from 'comlink';
import { useMemo } from 'react';
import type { Bounds } from '../../components/hooks/useSettings';
import { choiceIn, useSettings, wholeIn } from '../../components/hooks/useSettings';
import { counted, grouped, percent } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { DemoOffer } from '../shared/DemoOffer';
import { Fold } from '../shared/Fold';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import { AverageCosts, BeatTheModel } from './BeatTheModel';
import { CalibrationPlot } from './CalibrationPlot';
import { checklistTallies, DEFAULT_FLAGS, readFlags, writeFlags } from './checklist';
import { CostPlot, PrecisionRecallPlot } from './Curves';
import type { Auc } from './evaluation';
import { DAY_ORDERS, EXAMPLE_SEED, PAST_ORDERS } from './example';
import { exampleResult } from './example.computed';
import { Fairness } from './Fairness';
import { bestFieldOf } from './fieldRules';
import { fields } from './fields';
import { formatMoney, formatThreshold } from './formats';
import styles from './FraudDemo.module.css';
import { groupings } from './groups';
import { MethodPanel } from './MethodPanel';
import type { Method } from './methods';
import { mapMethods, methodMeanings, methods } from './methods';
import type { FraudResult, ScoredOrder } from './model';
import { listings, OrderList } from './OrderList';
import { costOf, nextDayOf, talliesOf, tallyAt } from './verdicts';

function startModel(): StartedModel<number, FraudResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-fraud-shield" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<number, FraudResult>>(worker) };
}

const example = { input: EXAMPLE_SEED, result: exampleResult };

const missBounds: Bounds = { min: 10, max: 500, initial: 150 };
const alarmBounds: Bounds = { min: 1, max: 100, initial: 20 };
/** Bounds of the number of flags from which the checklist holds an order. */
const atLeastBounds: Bounds = { min: 1, max: fields.length, initial: 2 };

/** The order that is open at first: the riskiest. */
const riskiest = exampleResult.orders.reduce((a, b) => (b.risk.logistic > a.risk.logistic ? b : a)).id;

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', { ...seedBounds, initial: EXAMPLE_SEED }),
    miss: wholeIn(search, 'miss', missBounds),
    alarm: wholeIn(search, 'alarm', alarmBounds),
    logistic: wholeIn(search, 'logistic', methodMeanings.logistic.threshold),
    forest: wholeIn(search, 'forest', methodMeanings.forest.threshold),
    flags: writeFlags(readFlags(search.get('flags') ?? DEFAULT_FLAGS)),
    atLeast: wholeIn(search, 'atLeast', atLeastBounds),
    group: choiceIn(search, 'group', groupings),
    by: choiceIn(search, 'by', methods),
    show: choiceIn(search, 'show', listings),
    order: wholeIn(search, 'order', { min: 0, max: DAY_ORDERS, initial: riskiest }),
  };
}

/** Tallies a day's verdicts at every threshold, so that moving a slider counts nothing again. */
function talliesFor(day: readonly ScoredOrder[]) {
  return {
    ...mapMethods((method) => talliesOf(day, method)),
    checklist: checklistTallies(day, fields),
  };
}

function FraudDemo() {
  const [settings, change] = useSettings(readSettings);
  const model = useModel(startModel, settings.seed, example);
  const { result } = model;
  const { orders } = result;
  const costs = { miss: settings.miss, alarm: settings.alarm };
  const thresholds = { logistic: settings.logistic, forest: settings.forest };
  const { yesterday, today } = useMemo(
    () => ({ yesterday: talliesFor(result.yesterday), today: talliesFor(result.orders) }),
    [result],
  );
  const own = useMemo(() => {
    const flagged = readFlags(settings.flags);
    return {
      yesterday: checklistTallies(result.yesterday, flagged),
      today: checklistTallies(result.orders, flagged),
    };
  }, [result, settings.flags]);
  const atThreshold = mapMethods((method) => tallyAt(today[method], thresholds[method]));
  const chosen = {
    ...mapMethods((method) => nextDayOf(yesterday[method], today[method], costs)),
    checklist: nextDayOf(yesterday.checklist, today.checklist, costs),
    field: bestFieldOf(result.fieldRules, costs),
  };
  const panel = (method: Method) => (
    <MethodPanel
      method={method}
      orders={result.yesterday}
      costs={costs}
      threshold={thresholds[method]}
      yesterday={tallyAt(yesterday[method], thresholds[method])}
      today={atThreshold[method]}
      cheapest={chosen[method]}
      onThreshold={(value) => {
        change({ [method]: value });
      }}
    />
  );

  return (
    <>
      <div className={styles.panels} aria-busy={model.state.kind === 'running'}>
        <section className={clsx(styles.panel, styles.model)} aria-labelledby="logistic-heading">
          <h2 id="logistic-heading">Your cutoff</h2>
          <p className={styles.about}>{methodMeanings.logistic.about}</p>
          {panel('logistic')}
        </section>
        <section className={clsx(styles.panel, styles.store)} aria-labelledby="day-heading">
          <h2 id="day-heading">What mistakes cost you</h2>
          <div className={styles.costs}>
            <p className={styles.about}>
              Miss a fraudulent order, and you lose the goods and pay a chargeback fee. Hold a good order (a
              false alarm), and you pay for a manual review and may even lose the sale.
            </p>
            <RangeField
              id="miss"
              label="Cost of a missed fraudulent order (average)"
              value={settings.miss}
              {...missBounds}
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
              {...alarmBounds}
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
          <RunStatus
            model={model}
            done={settings.seed === EXAMPLE_SEED ? '' : `Scored ${counted(2 * orders.length, 'order')}.`}
          />
        </section>
      </div>
      <BeatTheModel
        costs={costs}
        threshold={thresholds.logistic}
        atThreshold={costOf(atThreshold.logistic, costs)}
        chosen={chosen}
        flagged={readFlags(settings.flags)}
        atLeast={settings.atLeast}
        own={own}
        onFlags={(next) => {
          change({ flags: writeFlags(next) });
        }}
        onAtLeast={(atLeast) => {
          change({ atLeast });
        }}
      />
      <Fold id="forest" title={methodMeanings.forest.label}>
        <p className={styles.about}>{methodMeanings.forest.about}</p>
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
      <Fold id="compare" title="How good are the models?">
        <AverageCosts />
        <p className={styles.about}>
          Both models learned from {grouped(PAST_ORDERS)} earlier orders. Pick one fraudulent and one good
          order from today at random. How often does the model score the fraudulent one higher?
        </p>
        <ul>
          {methods.map((method) => (
            <li key={method} className={styles.about}>
              {methodMeanings[method].label}: {aucText(result.auc[method])}
            </li>
          ))}
        </ul>
        <p className={styles.about}>
          Dots in the first two charts mark your cutoffs. Methods:{' '}
          <a href="https://hastie.su.domains/ElemStatLearn/">Hastie, Tibshirani, and Friedman, section 4.4</a>{' '}
          ({methodMeanings.logistic.term}) and{' '}
          <a href="https://doi.org/10.1109/ICDM.2008.17">Liu, Ting, and Zhou, 2008</a> (
          {methodMeanings.forest.term}).
        </p>
        <div className={styles.panels}>
          <CostPlot tallies={today} thresholds={thresholds} costs={costs} />
          <PrecisionRecallPlot tallies={today} thresholds={thresholds} />
          <CalibrationPlot bins={result.calibration} />
        </div>
      </Fold>
      <Fold id="orders" title="Orders one by one" isRequested={![0, riskiest].includes(settings.order)}>
        <OrderList result={result} thresholds={thresholds} settings={settings} onChange={change} />
      </Fold>
      <DemoOffer
        productId="fraud-shield"
        settings={`missed fraud ${formatMoney(settings.miss)}, false alarm ${formatMoney(settings.alarm)}, ${formatThreshold(settings.logistic)} (fraud model) or ${settings.forest} (unusual-order model)`}
      />
    </>
  );
}

function aucText({ area, low, high }: Auc): string {
  return `${percent(area)} of the time (AUC ${area.toFixed(2)}, 95% confidence interval ${low.toFixed(2)} to ${high.toFixed(2)}).`;
}

export { FraudDemo as Demo };
