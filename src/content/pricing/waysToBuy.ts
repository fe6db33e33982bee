import { formatMoney } from '../../domain/money';
import { capitalized } from '../../domain/numerals';
import { paths } from '../paths';
import { catalog } from '../products/catalog';
import { productSummaries, servicesByProduct } from '../lists/productSummaries.computed';
import { commitments } from '../commitments';
import type { ServiceSlug } from '../slugs';
import { serviceTitles } from '../lists/titles.computed';
import type { PlanId } from './plans';
import { planIds, planNames } from './plans';
import { planCost, productPrices } from './prices';

export interface WayToBuy {
  readonly name: string;
  readonly text: string;
  /** The price, or how it is set. */
  readonly note: string;
  readonly to: string;
}

const inquiry = `${paths.contact}?subject=services`;

/** The services that each plan adds to those of the smaller plans. */
const servicesByPlan: Readonly<Record<PlanId, readonly ServiceSlug[]>> = {
  starter: ['personalization-recommendation', 'visual-search'],
  professional: ['dynamic-pricing', 'customer-segmentation'],
  enterprise: ['recommendation-engines'],
};

export const waysToBuy: readonly WayToBuy[] = [
  {
    name: 'A product',
    text: 'Software for one job, from our shop.',
    note: `${productPrices.lowest} to ${productPrices.highest} a month`,
    to: paths.shop,
  },
  {
    name: 'A plan',
    text: 'Several tools that work from the same data, up to the plan’s limits.',
    note: `From ${planCost(planIds[0])}`,
    to: paths.pricing,
  },
  {
    name: 'A project',
    text: 'A service built just for your store.',
    note: 'Fixed quote before you sign',
    to: inquiry,
  },
];

/** Lists the ways to buy a service: products and plans that cover part of it, and a project for all of it. */
export function waysToBuyService(slug: ServiceSlug): readonly WayToBuy[] {
  const plan = planIds.find((id) => servicesByPlan[id].includes(slug));
  return [
    ...catalog
      .filter(({ id }) => servicesByProduct[id].includes(slug))
      .map(({ id, name, priceCents }) => ({
        name,
        text: productSummaries[id].description,
        note: `${formatMoney(priceCents)} a month`,
        to: paths.product(id),
      })),
    ...(plan
      ? [
          {
            name: `The ${planNames[plan]} plan`,
            text: `Covers part of this service, ${plan === 'enterprise' ? 'with no fixed limits' : 'up to the plan’s limits'}.`,
            note: capitalized(planCost(plan)),
            to: paths.pricing,
          },
        ]
      : []),
    {
      name: 'A project',
      text: `${serviceTitles[slug]} in full, built for your store: ${commitments.implementationWeeks} weeks for one system, ${commitments.programMonths} months for several.`,
      note: 'Fixed quote before you sign',
      to: inquiry,
    },
  ];
}
