import fc from 'fast-check';
import type { BillingPeriod } from '../../src/domain/billing';
import { billingPeriods, priceForPeriod } from '../../src/domain/billing';
import { billingOffers } from '../../src/domain/billingOffers';
import { billing, cents } from '../support/arbitraries';

const offersFor = (monthlyPrice: number, chosen: BillingPeriod) =>
  billingOffers((period) => priceForPeriod(monthlyPrice, period), chosen);

describe('A billing period compared with others', () => {
  it('costs as much per year as all its periods together', () => {
    expect(offersFor(4999, 'monthly')).toEqual({
      chosen: { billing: 'monthly', year: 59988, saving: 0 },
      best: { billing: 'yearly', year: 49990, saving: 9998 },
    });
    expect(offersFor(4999, 'yearly').chosen).toEqual(offersFor(4999, 'yearly').best);
  });

  it('never saves more than the best one', () => {
    fc.assert(
      fc.property(cents, billing, (price, chosen) => {
        const offers = offersFor(price, chosen);
        for (const period of billingPeriods)
          expect(offersFor(price, period).chosen.saving).toBeLessThanOrEqual(offers.best.saving);
      }),
    );
  });
});
