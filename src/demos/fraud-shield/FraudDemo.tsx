import { clsx } from 'clsx';
import { wrap } from 'comlink';
import { useMemo } from 'react';
import type { Bounds } from '../../components/hooks/useSettings';
import { choiceIn, useSettings, wholeIn } from '../../components/hooks/useSettings';
import { counted, grouped, percent } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import demoStyles from '../shared/Demo.module.css';
import { DemoOffer } from '../shared/DemoOffer';
import { Fold } from '../shared/Fold';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import { CostPlot } from './CostPlot';
import { CutoffPanel, thresholdBounds } from './CutoffPanel';
import type { Auc } from './evaluation';
import { AVERAGE } from './evaluation';
import { DAY_ORDERS, EXAMPLE_SEED, PAST_ORDERS } from './example';
import { exampleResult } from './example.computed';
import { formatMoney } from './formats';
import styles from './FraudDemo.module.css';
import type { FraudResult } from './model';
import { listings, OrderList } from './OrderList';
import { cheapestOf, talliesOf, tallyAt } from './verdicts';
import { MAX_ORDERS, YourStore } from './YourStore';

function startModel(): StartedModel<number, FraudResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-fraud-shield" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<number, FraudResult>>(worker) };
}

const example = { input: EXAMPLE_SEED, result: exampleResult };

const missBounds: Bounds = { min: 10, max: 500, initial: 150, step: 10 };
const alarmBounds: Bounds = { min: 1, max: 100, initial: 20 };

/** The order that is open at first: the riskiest. */
const riskiest = exampleResult.orders.reduce((a, b) => (b.risk > a.risk ? b : a)).id;

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', { ...seedBounds, initial: EXAMPLE_SEED }),
    miss: wholeIn(search, 'miss', missBounds),
    alarm: wholeIn(search, 'alarm', alarmBounds),
    monthly: wholeIn(search, 'monthly', { min: 1, max: MAX_ORDERS, initial: 300 }),
    chargebacks: wholeIn(search, 'chargebacks', { min: 0, max: MAX_ORDERS, initial: 1 }),
    /** The threshold; links that visitors saved name it so. */
    logistic: wholeIn(search, 'logistic', thresholdBounds),
    show: choiceIn(search, 'show', listings),
    order: wholeIn(search, 'order', { min: 0, max: DAY_ORDERS, initial: riskiest }),
  };
}

export function Demo() {
  const [settings, change] = useSettings(readSettings);
  const model = useModel(startModel, settings.seed, example);
  const { result } = model;
  const { orders } = result;
  const costs = { miss: settings.miss, alarm: settings.alarm };
  const threshold = settings.logistic;
  const setThreshold = (logistic: number) => {
    change({ logistic });
  };
  // Tallied at every threshold, so that moving a slider counts nothing again.
  const { yesterday, today } = useMemo(
    () => ({ yesterday: talliesOf(result.yesterday), today: talliesOf(result.orders) }),
    [result],
  );

  return (
    <>
      <div className={clsx(demoStyles.stage, styles.panels)} aria-busy={model.state.kind === 'running'}>
        <section aria-labelledby="cutoff-heading">
          <CutoffPanel
            costs={costs}
            threshold={threshold}
            tally={tallyAt(today, threshold)}
            cheapest={cheapestOf(yesterday, costs).threshold}
            onThreshold={setThreshold}
          />
        </section>
        <CostPlot tallies={today} threshold={threshold} costs={costs} />
        <section className={clsx(demoStyles.stack, styles.box)} aria-labelledby="day-heading">
          <h2 id="day-heading">What a mistake costs you</h2>
          <RangeField
            id="miss"
            label="Missed fraud: goods and chargeback fee"
            value={settings.miss}
            {...missBounds}
            onChange={(value) => {
              change({ miss: value });
            }}
            format={formatMoney}
          />
          <RangeField
            id="alarm"
            label="False alarm: review, and some lost sales"
            value={settings.alarm}
            {...alarmBounds}
            onChange={(value) => {
              change({ alarm: value });
            }}
            format={formatMoney}
          />
        </section>
        <section className={clsx(demoStyles.stack, styles.box)} aria-labelledby="store-heading">
          <h2 id="store-heading">In your store</h2>
          <YourStore
            costs={costs}
            threshold={threshold}
            store={{
              orders: settings.monthly,
              chargebacks: Math.min(settings.chargebacks, settings.monthly),
            }}
            yesterday={yesterday}
            today={today}
            onThreshold={setThreshold}
            onChange={({ orders = settings.monthly, ...changed }) => {
              change({ monthly: orders, ...changed });
            }}
          />
        </section>
        <div className={demoStyles.tools}>
          <CopyLink link={() => window.location.href} />
          <RunStatus
            model={model}
            done={settings.seed === EXAMPLE_SEED ? '' : `Scored ${counted(2 * orders.length, 'order')}.`}
          />
        </div>
      </div>
      <Fold id="orders" title="Orders one by one" isRequested={![0, riskiest].includes(settings.order)}>
        <OrderList result={result} threshold={threshold} settings={settings} onChange={change} />
      </Fold>
      <Fold id="compare" title="How good is the model?" isRequested={settings.seed !== EXAMPLE_SEED}>
        <AverageCosts />
        <p className={demoStyles.note}>
          The model, a logistic regression (
          <a href="https://hastie.su.domains/ElemStatLearn/">Hastie, Tibshirani, and Friedman, section 4.4</a>
          ), learned from {grouped(PAST_ORDERS)} earlier orders. Pick one fraudulent and one good order from
          today at random. The model scores the fraudulent one higher {aucText(result.auc)} A score ranks
          orders; it isn’t the probability of fraud.
        </p>
        <SeedField
          seed={settings.seed}
          onChange={(value) => {
            change({ seed: value, order: 0 });
          }}
        />
      </Fold>
      <DemoOffer
        productId="fraud-shield"
        settings={`missed fraud ${formatMoney(settings.miss)}, false alarm ${formatMoney(settings.alarm)}, cutoff ${threshold}`}
      />
    </>
  );
}

function aucText({ area, low, high }: Auc): string {
  return `${percent(area)} of the time (AUC ${area.toFixed(2)}, 95% confidence interval ${low.toFixed(2)} to ${high.toFixed(2)}).`;
}

/** Compares the mean costs of the model and all rules over many seeds. */
export function AverageCosts() {
  const { seeds, costs, model, checklist, savings } = AVERAGE;
  return (
    <p className={demoStyles.note}>
      <strong>Good rules come close.</strong> Over {seeds} samples, mistakes cost {formatMoney(model)} a day
      with the fraud model and {formatMoney(checklist)} with the eight rules together, at{' '}
      {formatMoney(costs.miss)} per missed fraudulent order and {formatMoney(costs.alarm)} per false alarm.
      The model saved {formatMoney(checklist - model)} a day (95% confidence interval:{' '}
      {formatMoney(savings.low)} to {formatMoney(savings.high)}) and won {savings.cheaperOn} times.
    </p>
  );
}
