import { CalendarDays } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { downloadText } from '../../components/sharing/downloadText';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { dayOf } from '../../domain/dates';
import { capitalized, grouped } from '../../domain/numerals';
import { formatToCent, formatToUnit } from '../shared/amounts';
import { Fold } from '../shared/Fold';
import { RangeField } from '../shared/RangeField';
import { elasticityText } from './amounts';
import { isConfounded, isDemandSignificant } from './bestPrice';
import { calendarFile } from './calendarFile';
import { marginOf } from './fit';
import styles from './PricingDemo.module.css';
import type { TestPlan } from './testPlan';
import { nextMonday, noiseOf, planTest, profitChange, scheduleOf, testPrices } from './testPlan';
import type { Pricing } from './usePricing';
import { errorBounds, widthBounds } from './usePricing';

/** Explains log-log regression: OpenStax, Introductory Business Statistics, section 13.5. */
const ELASTICITY_SOURCE =
  'https://openstax.org/books/introductory-business-statistics/pages/13-5-interpretation-of-regression-coefficients-elasticity-and-logarithmic-transformation';

/** Above this length, the plan says how to shorten the test. */
const LONG_TEST_WEEKS = 26;

/** Plans a test of two prices, which visitors can save as a calendar file. */
export function TestPlanner({ pricing }: { readonly pricing: Pricing }) {
  const { settings, change, model, product, guardrails } = pricing;
  const { currency, per } = model.result;
  const noise = noiseOf(product);
  const width = Math.min(settings.width, guardrails.change);
  const prices = testPrices(guardrails, width);
  const plan = noise === null ? null : planTest(noise, per, prices, settings.error);
  const isAdjusted = product.fit?.calendar === 'adjusted';
  const amount = (price: number) => formatToCent(price, currency);
  const text =
    noise === null
      ? 'You need at least three sales to plan a test.'
      : prices[0] >= prices[1]
        ? 'Your minimum margin leaves no two prices to test. Lower the margin or allow a larger price change.'
        : planText(plan, amount, settings.width >= guardrails.change);
  return (
    <Fold id="test" title="Plan a price test">
      <p className={styles.note}>
        Past price changes often coincide with seasons and promotions, so it’s hard to tell what caused a
        change in sales. Switching between two prices at random solves that. The test takes longer if the
        prices are close together or your sales vary a lot. Watch out: customers who notice both prices may
        wait for the lower one.
      </p>
      <div className={styles.sales}>
        <div className={styles.data}>
          <RangeField
            id="width"
            label="Test prices, above and below the current one"
            value={settings.width}
            {...widthBounds}
            onChange={(width) => {
              change({ width });
            }}
            format={(width) => `±${width}%`}
          />
          <RangeField
            id="error"
            label="Margin of error you’ll accept"
            value={settings.error}
            {...errorBounds}
            step={0.05}
            onChange={(error) => {
              change({ error });
            }}
            format={(error) => `±${error.toFixed(2)} points`}
          />
        </div>
        <div className={styles.data}>
          <p>{text}</p>
          {width < settings.width && (
            <p className={styles.note}>
              You allow changes of up to {guardrails.change}%, so the test uses ±{guardrails.change}%.
            </p>
          )}
          <SettledAnnouncement text={text} />
          {product.fit && (
            <p className={styles.note}>
              {!isConfounded(product.fit) && (
                <>
                  Your sales so far suggest that a 1% higher price means{' '}
                  {elasticityText(Math.abs(product.fit.elasticity))}%{' '}
                  {product.fit.elasticity < 0 ? 'fewer' : 'more'} units sold, give or take{' '}
                  {marginOf(product.fit).toFixed(2)} percentage points.
                  {plan &&
                    ` If that’s right, the test ${costText(profitChange(plan, product.fit, guardrails), currency)} a ${per} in profit.`}{' '}
                </>
              )}
              {isDemandSignificant(product.fit)
                ? `Run a test if your price changes coincided with ${isAdjusted ? '' : 'seasons or '}promotions.`
                : 'Run a test, because these sales don’t show the effect of the price.'}
            </p>
          )}
          {plan && (
            <div className={styles.tools}>
              <Button
                variant="outline"
                onClick={() => {
                  const now = new Date();
                  const schedule = scheduleOf(plan, settings.seed, nextMonday(dayOf(now)));
                  const title = product.name === '' ? 'Test price' : `Test price of ${product.name}`;
                  downloadText('price-test.ics', 'text/calendar', [
                    calendarFile(schedule, title, amount, now),
                  ]);
                }}
              >
                <CalendarDays aria-hidden="true" /> Save as calendar (.ics)
              </Button>
            </div>
          )}
        </div>
      </div>
      <p className={styles.note}>
        For statisticians: the plan assumes a constant elasticity, and weeks that vary as much as yours did
        {isAdjusted && ', apart from trend and season'}
        {per === 'day' && ', independently from day to day'}
        {(per === 'month' || per === 'quarter') && ', independently from week to week'}
        {per === 'row' && ', with each line as one week'}. The margin of error is the expected half-width of
        the elasticity’s 95% confidence interval, from the test alone. The curves are{' '}
        <a href={ELASTICITY_SOURCE}>least squares of log quantity on log price</a>
        {isAdjusted && ', trend, and season'}, with the mean corrected by{' '}
        <a href="https://doi.org/10.1080/01621459.1983.10478017">Duan’s smearing estimate (1983)</a>; Poisson
        regression if days without sales count as 0.
      </p>
    </Fold>
  );
}

function costText(change: number, currency: string): string {
  return `${change < 0 ? 'costs you' : 'adds'} about ${formatToUnit(Math.abs(change), currency)}`;
}

function planText(plan: TestPlan | null, amount: (price: number) => string, isLimited: boolean): string {
  const further = isLimited ? 'allow a larger price change' : 'move the prices further apart';
  if (!plan)
    return `Even a two-year test wouldn’t be precise enough. ${capitalized(further)} or accept a larger margin of error.`;
  const [low, high] = plan.prices;
  return `Sell at ${amount(low)} for ${grouped(plan.weeks / 2)} weeks and at ${amount(high)} for ${grouped(plan.weeks / 2)} weeks, in random order. That’s ${grouped(plan.weeks)} weeks. It tells you how a 1% higher price changes units sold, within about ±${plan.margin.toFixed(2)} percentage points.${plan.weeks > LONG_TEST_WEEKS ? ` For a shorter test, ${further} or accept a larger margin of error.` : ''}`;
}
