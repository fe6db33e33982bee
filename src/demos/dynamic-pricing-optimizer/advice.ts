import { capitalized, counted, enumerated, percent } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { amountText, elasticityText } from './amounts';
import type { BestPrice, Guardrails } from './bestPrice';
import {
  downToCent,
  gainInterval,
  isConfounded,
  isDirectionUnclear,
  isGainClear,
  MAX_CHANGE,
  outcomeAt,
} from './bestPrice';
import type { DemandFit } from './fit';
import type { PricingResult } from './model';

/**
 * Recommends a price, in one to three sentences.
 * @param tried the lowest and highest price in the sales data
 */
export function adviceOn(
  best: BestPrice,
  fit: DemandFit,
  guardrails: Guardrails,
  tried: { readonly low: number; readonly high: number },
  currency: string,
): string {
  const { price, floor, change, cost } = guardrails;
  const amount = (value: number) => formatToCent(value, currency);
  const loss = cost > price ? `You lose ${amount(cost - price)} on each unit at ${amount(price)}. ` : '';
  if (isConfounded(fit))
    return `${capitalized(confoundingText(fit))}, so these sales can’t show whether it was the price that changed demand. Keep ${amount(price)}, or try two prices in turn, a week each in random order, and look again.`;
  if (best.kind === 'unknown')
    return `${unknownText(fit)} Keep ${amount(price)} until you have more sales, or try two prices in turn, a week each in random order.`;
  if (best.kind === 'none') {
    const ways = [
      ...(cost <= best.allowed.highest ? ['lower the margin'] : []),
      ...(best.allowed.lowest <= price * (1 + MAX_CHANGE / 100) ? ['allow a larger change'] : []),
      `get your cost down to ${amount(downToCent(best.allowed.highest * (1 - floor / 100)))}`,
    ];
    return `${loss}No price meets both limits: a margin of ${floor}% needs at least ${amount(best.allowed.lowest)}, and a change of ${change}% allows at most ${amount(best.allowed.highest)}. ${capitalized(enumerated(ways, 'or'))}.`;
  }
  const peak = peakText(best.peak, tried, currency);
  if (best.limitedBy === 'margin floor' && best.price > price + 0.005)
    return `At ${amount(price)} your margin is below ${floor}%. Charge at least ${amount(best.price)}. ${peak}.`;
  const step = stepText(best.price, fit, guardrails, tried, currency);
  switch (best.limitedBy) {
    case 'nothing':
      return `${step} Profit peaks at ${amount(best.price)}, within both limits.`;
    case 'margin floor':
      return `${step} ${peak}, but a margin of ${floor}% needs at least ${amount(best.price)}.`;
    case 'largest change':
      return `${step} ${peak}, but with your ${change}% limit, you can’t go ${best.price < price ? 'below' : 'above'} ${amount(best.price)}.`;
  }
}

/** Says where profit peaks; a peak beyond the prices tried is too uncertain for a figure. */
function peakText(
  peak: number | null,
  tried: { readonly low: number; readonly high: number },
  currency: string,
): string {
  if (peak === null) return 'Profit keeps rising with the price';
  const amount = (value: number) => formatToCent(value, currency);
  if (peak < tried.low) return `Profit peaks below ${amount(tried.low)}, the lowest price you’ve tried`;
  if (peak > tried.high) return `Profit peaks above ${amount(tried.high)}, the highest price you’ve tried`;
  return `Profit peaks at ${amount(peak)}`;
}

const BEST_WITHIN_LIMITS = 'Best price within your limits';

/** Returns the best price, or the current one if there is no reason to change it, with its label. */
export function bestPriceFigure(
  best: BestPrice,
  fit: DemandFit,
  guardrails: Guardrails,
  currency: string,
): { readonly value: string; readonly label: string } {
  const keep = `Keep ${formatToCent(guardrails.price, currency)}`;
  if (best.kind === 'unknown') return { value: keep, label: 'No best price yet' };
  if (best.kind === 'none') return { value: 'None', label: BEST_WITHIN_LIMITS };
  const price = formatToCent(best.price, currency);
  return isGainClear(fit, best.price, guardrails)
    ? { value: price, label: BEST_WITHIN_LIMITS }
    : { value: keep, label: `No clear gain at ${price}` };
}

/** Returns the change in profit at the best price, with its interval and the profit now in the label. */
export function gainFigure(
  best: Extract<BestPrice, { kind: 'price' }>,
  fit: DemandFit,
  guardrails: Guardrails,
  { per, currency }: Pick<PricingResult, 'per' | 'currency'>,
): { readonly value: string; readonly label: string } {
  const { price, cost } = guardrails;
  const now = outcomeAt(fit, price, cost).profit;
  const [low, high] = gainInterval(fit, best.price, guardrails);
  const hasInterval = Math.abs(best.price - price) >= 0.005 && high - low >= 1;
  return {
    value: gainText(outcomeAt(fit, best.price, cost).profit - now, currency),
    label: `Expected change in profit per ${per} at ${formatToCent(best.price, currency)}${hasInterval ? ` (likely between ${gainText(low, currency)} and ${gainText(high, currency)})` : ''}`,
  };
}

/** Formats a change in profit, with a plus sign for a gain: `+$120`. */
function gainText(amount: number, currency: string): string {
  const text = amountText(amount, currency);
  // A word joiner: Firefox breaks lines between the two signs.
  return amount > 0 && /[1-9]/u.test(text) ? `+\u2060${text}` : text;
}

/** Says why the effect of the price is unknown. */
export function confoundingText({ calendar, elasticity }: DemandFit): string {
  switch (calendar) {
    case 'few moves':
      return 'your price clearly rose or fell only once or twice';
    case 'few changes':
      return 'your price changed fewer than 8 times';
    case 'implausible':
      return `a 1% higher price would mean ${effectText(elasticity)} units sold, which can’t be right`;
    case 'many prices':
      return 'your price changes from line to line, as when several products share one name';
    case 'collinear':
    case 'adjusted':
    case 'ignored':
      return 'your price moved with the season, the day of the week, or a trend';
  }
}

function unknownText(fit: DemandFit): string {
  return fit.isFlat || fit.elasticity >= 0
    ? 'Your sales don’t show demand falling as the price rises, so there’s no best price yet.'
    : uncertainText(fit);
}

/** States the possible effects of the price, for an elasticity whose interval includes 0. */
function uncertainText({ elasticityInterval: [low, high] }: DemandFit): string {
  return `We can’t tell how the price changes sales: if it rises by 1%, sales could change by anything from ${elasticityText(low)}% to ${elasticityText(high)}%.`;
}

/** Recommends a price, with a warning if it's extrapolated or may gain nothing. */
function stepText(
  to: number,
  fit: DemandFit,
  guardrails: Guardrails,
  { low, high }: { readonly low: number; readonly high: number },
  currency: string,
): string {
  const amount = (value: number) => formatToCent(value, currency);
  const from = guardrails.price;
  if (Math.abs(to - from) < 0.005) return `Keep ${amount(from)}.`;
  if (!isGainClear(fit, to, guardrails)) {
    const [least, most] = gainInterval(fit, to, guardrails).map((gain) => gainText(gain, currency));
    return `Keep ${amount(from)}. ${amount(to)} might earn more, but we can’t be sure: ${least === most ? 'it could also earn less' : `profit could change by anything from ${least} to ${most}`}.`;
  }
  if (to < low - 0.005 || to > high + 0.005)
    return `You’ve never charged ${amount(to)} (your prices were ${amount(low)} to ${amount(high)}), so it’s a guess. Test it first.`;
  return `Consider ${amount(to)} instead of ${amount(from)}.`;
}

/** Returns the elasticity as a percentage with its label, which says why if it's unclear. */
export function elasticityFigure(fit: DemandFit): { readonly value: string; readonly label: string } {
  const change = 'Units sold if you raise the price by 1%';
  const [low, high] = fit.elasticityInterval;
  if (isConfounded(fit)) return { value: 'Unclear', label: `${change}: ${confoundingText(fit)}` };
  if (isDirectionUnclear(fit))
    return {
      value: 'Unclear',
      label: `${change}: anything from ${elasticityText(low)}% to ${elasticityText(high)}%`,
    };
  return {
    value: `${elasticityText(fit.elasticity)}%`,
    label: change,
  };
}

/** Says what the curve assumes of the visitor's own sales. */
export function assumptionText({ calendar }: DemandFit, per: PricingResult['per']): string {
  const cause = calendar === 'adjusted' ? 'a promotion' : 'a promotion or a busy season';
  return `This assumes that nothing else changed with the price${calendar === 'adjusted' ? ', apart from trend and season' : ''}. After price cuts during ${cause}, the effect looks bigger than it is, and the margins of error don’t show that.${per === 'row' ? ' Add dates, and we’ll account for trend and season.' : ''}`;
}

/** Minimum number of sales for stating R², which says little about fewer. */
const MIN_SALES_FOR_R_SQUARED = 10;

/** States the elasticity with its interval, and how well the curve fits. */
export function elasticitySummary(fit: DemandFit): string {
  const { elasticity, band, calendar, rSquared } = fit;
  if (isConfounded(fit))
    return `No curve is drawn, because it wouldn’t show the effect of the price: ${confoundingText(fit)}.`;
  if (isDirectionUnclear(fit)) return uncertainText(fit);
  const isAdjusted = calendar === 'adjusted';
  const effect = `${isAdjusted ? 'With trend and season held constant, a' : 'A'} 1% higher price means ${effectText(elasticity)} units sold`;
  if (band.reach < 1e-6)
    return `${effect}. All ${counted(band.count, 'point')} are exactly on the curve, so no margin of error can be computed. Real sales vary: check that these aren’t planned or computed figures.`;
  const explained =
    band.count < MIN_SALES_FOR_R_SQUARED
      ? ''
      : ` ${isAdjusted ? 'Price, trend, and season' : 'Price'} could explain ${percent(rSquared)} of the ups and downs in sales. The rest has other causes.`;
  const sizes = fit.elasticityInterval.map(Math.abs);
  return `${effect} (likely between ${elasticityText(Math.min(...sizes))}% and ${elasticityText(Math.max(...sizes))}%).${explained}`;
}

/** Formats the effect of a 1% higher price, such as `2.24% fewer`. */
function effectText(elasticity: number): string {
  return `${elasticityText(Math.abs(elasticity))}% ${elasticity < 0 ? 'fewer' : 'more'}`;
}
