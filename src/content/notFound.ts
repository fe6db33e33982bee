import { company } from './company';
import { paths } from './paths';
import type { Figure, PageMeta } from './types';

/** A place to go from a page that was not found: where, and why one would. */
export interface WayOut {
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

/** What the page for unknown addresses says; heading and message are fixed by the specification. */
export const notFoundPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly message: string;
  readonly popularHeading: string;
  readonly popular: readonly WayOut[];
  readonly figuresHeading: string;
  readonly figures: readonly Figure[];
  readonly helpHeading: string;
  readonly help: readonly WayOut[];
} = {
  meta: {
    title: 'Page Not Found',
    description:
      'There is no page at this address. Search the site, choose one of the pages most people look for, or ask us where it went.',
    keywords: ['page not found', 'popular pages', 'site search'],
  },
  heading: 'Page Not Found',
  message:
    "Oops! It looks like this page got lost in the AI matrix. The page you're looking for doesn't exist or has been moved.",
  popularHeading: 'What most people look for',
  popular: [
    {
      label: 'Our services',
      href: '/our-services',
      text: 'Everything we do for a shop, one card for each problem.',
    },
    { label: 'Shop', href: '/shop', text: 'The six demo products, with prices and a working cart.' },
    { label: 'Case studies', href: '/case-study', text: 'Five retail problems and how they ended.' },
    { label: 'Pricing', href: '/pricing', text: 'Three plans and five add-ons, monthly or yearly.' },
    { label: 'Blog', href: '/blog', text: 'Long reads on how the tools behave in a real shop.' },
    {
      label: 'Questions and answers',
      href: '/faq',
      text: 'Timelines, data, contracts and support, briefly.',
    },
  ],
  figuresHeading: 'As a rule, we find things',
  figures: [
    { value: '500+', label: 'Projects' },
    { value: '99.5%', label: 'Accuracy' },
    { value: '99.9%', label: 'Uptime' },
  ],
  helpHeading: 'Still lost',
  help: [
    {
      label: 'Write to us',
      href: paths.supportInquiry,
      text: 'Tell us which link brought you here and we will mend it.',
    },
    {
      label: company.phone.display,
      href: company.phone.href,
      text: `${company.hours.weekdays.days}, ${company.hours.weekdays.time}, answered by a person.`,
    },
    {
      label: company.email.general,
      href: `mailto:${company.email.general}`,
      text: 'For anything that needs a longer sentence.',
    },
  ],
};
