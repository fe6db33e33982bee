import { capitalized, inWords } from '../../domain/numerals';
import { caseIds } from '../anchors.computed';
import { byAnyPeriod } from '../billingUnits';
import { productSummaries } from '../lists/productSummaries.computed';
import { paths } from '../paths';
import { planNames } from '../pricing/plans';
import { catalog } from '../products/catalog';
import { productIds } from '../slugs';

export interface SuggestedPage {
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

export interface SuggestedPages {
  readonly heading: string;
  readonly pages: readonly SuggestedPage[];
}

const questions: SuggestedPage = {
  label: 'Questions and answers',
  href: paths.faq,
  text: 'Short answers on timelines, data, contracts, and support.',
};

/** Suggested by the search if it finds nothing. */
export const nothingFound: SuggestedPages = {
  heading: 'What you can do here',
  pages: [
    ...catalog.map(({ id, name }) => ({
      label: name,
      href: paths.product(id),
      text: productSummaries[id].description,
    })),
    questions,
    { label: 'Contact us', href: paths.contact, text: 'Ask us. A person will answer.' },
  ],
};

/** Suggested on the page for unknown URLs, and by the search while it is empty. */
export const popularPages: SuggestedPages = {
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
    questions,
  ],
};
