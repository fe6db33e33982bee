import { company } from '../company';
import { paths } from '../paths';
import type { SuggestedPage } from '../search/popularPages';
import { productIds, serviceSlugs, toolSlugs } from '../slugs';
import type { Figure, NotFoundText } from '../types';

/** The specification fixes the heading and the message. */
export const notFoundPage: NotFoundText & {
  readonly figuresHeading: string;
  readonly figures: readonly Figure[];
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
  figuresHeading: 'What you can find here',
  figures: [
    { value: String(productIds.length), label: 'Products' },
    { value: String(serviceSlugs.length), label: 'Services' },
    { value: String(toolSlugs.length), label: 'Tools' },
  ],
  helpHeading: 'Still can’t find it?',
  help: [
    {
      label: 'Inside the store',
      href: paths.store,
      text: 'For developers: how the shop works, action by action.',
    },
    {
      label: 'Write to us',
      href: paths.supportInquiry,
      text: 'Tell us which link is broken.',
    },
    {
      label: company.phone.display,
      href: company.phone.href,
      text: `${company.hours.weekdays.days}, ${company.hours.weekdays.inText}, answered by a person.`,
    },
    {
      label: company.email.general,
      href: `mailto:${company.email.general}`,
      text: 'Email us.',
    },
  ],
};
