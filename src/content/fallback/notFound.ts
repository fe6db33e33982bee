import { company } from '../company';
import { paths } from '../paths';
import type { SuggestedPage } from '../search/popularPages';
import { productIds, serviceSlugs, toolSlugs } from '../slugs';
import type { NotFoundText, PageLink } from '../types';

/** The specification fixes the heading and the message. */
export const notFoundPage: NotFoundText & {
  /** Links to lists, with what they count. */
  readonly counts: readonly [products: PageLink, services: PageLink, tools: PageLink];
  readonly helpHeading: string;
  readonly help: readonly SuggestedPage[];
} = {
  meta: {
    title: 'Page Not Found',
    description: 'There’s no page at this URL. Search the site, try one of our popular pages, or contact us.',
    keywords: 'page not found, popular pages, site search',
  },
  heading: 'Page Not Found',
  message:
    "Oops! It looks like this page got lost in the AI matrix. The page you're looking for doesn't exist or has been moved.",
  counts: [
    { to: paths.shop, label: `${productIds.length} products` },
    { to: paths.services, label: `${serviceSlugs.length} services` },
    { to: paths.tools, label: `${toolSlugs.length} tools` },
  ],
  helpHeading: 'Still can’t find it?',
  help: [
    {
      label: 'Write to us',
      href: paths.supportInquiry,
      text: 'Tell us which link is broken.',
    },
    {
      label: company.phone.display,
      href: company.phone.href,
      text: `${company.hours.weekdays.days}, ${company.hours.weekdays.time}, answered by a person.`,
    },
    {
      label: company.email.general,
      href: `mailto:${company.email.general}`,
      text: 'Email us.',
    },
  ],
};
