import { capitalized, inWords } from '../../domain/numerals';
import { caseIds } from '../anchors.computed';
import { byAnyPeriod } from '../billingUnits';
import { paths } from '../paths';
import { planNames } from '../pricing/plans';
import { productIds } from '../slugs';

export interface SuggestedPage {
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

/** Suggested on the page for unknown URLs, and by the search while it is empty or finds nothing. */
export const popularPages: { readonly heading: string; readonly pages: readonly SuggestedPage[] } = {
  heading: 'Popular pages',
  pages: [
    {
      label: 'Our services',
      href: paths.services,
      text: 'What we do, from the storefront to the back office.',
    },
    {
      label: 'Shop',
      href: paths.shop,
      text: `${capitalized(inWords(productIds.length))} demo products, with prices and a working cart.`,
    },
    {
      label: 'Case studies',
      href: paths.cases,
      text: `${capitalized(inWords(caseIds.length))} retail problems and how we solved them.`,
    },
    {
      label: 'Pricing',
      href: paths.pricing,
      text: `${capitalized(inWords(Object.keys(planNames).length))} plans and the add-ons, ${byAnyPeriod}.`,
    },
    { label: 'Blog', href: paths.blog, text: 'In-depth posts on how these tools work in a real store.' },
    {
      label: 'Questions and answers',
      href: paths.faq,
      text: 'Short answers on timelines, data, contracts, and support.',
    },
  ],
};
