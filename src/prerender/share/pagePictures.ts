import { aboutPage } from '../../content/company/about';
import { allPosts } from '../../content/blog/posts';
import { caseStudies } from '../../content/company/caseStudies';
import { clientStories, industries } from '../../content/company/clients';
import { company } from '../../content/company';
import { demoIds } from '../../content/lists/products.computed';
import { faqCategories } from '../../content/company/faq';
import { homePage } from '../../content/home';
import { lastUpdated } from '../../content/legal/legal';
import { lengths as privacyLengths } from '../../content/legal/privacy-policy.mdx';
import { lengths as termsLengths } from '../../content/legal/terms-of-service.mdx';
import { allArticles } from '../../content/news/articles';
import { newsCategories } from '../../content/news/article';
import { paths } from '../../content/paths';
import { catalog } from '../../content/products/catalog';
import { serviceSlugs, toolSlugs } from '../../content/slugs';
import { tourSteps } from '../../content/store/tour';
import { team } from '../../content/company/team';
import { MONTHS_PER_YEAR, monthsPaidPerYear } from '../../domain/billing';
import { checkoutSteps } from '../../domain/checkout';
import { formatDay } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { inWords } from '../../domain/numerals';
import type { PictureCitrus } from '../drawing/citrus';
import { citrusOf, shopCitrus, teamCitrus, unevenCitrus, evenCitrus } from '../drawing/citrus';
import type { Picture } from './SharePicture';

const HOURS_PER_DAY = 24;

const years = Math.max(...aboutPage.milestones.map(({ year }) => year)) - company.founded + 1;
const questions = faqCategories.map((category) => category.questions.length);
const legalNote = (sections: readonly number[]) =>
  `${sections.length - 1} sections, last updated ${formatDay(lastUpdated)}`;

export const pagePictures: readonly (readonly [path: string, picture: Picture])[] = [
  [
    paths.home,
    {
      note: `For online stores, since ${company.founded}`,
      citrus: evenCitrus(homePage.hero.decisions.length),
    },
  ],
  [
    paths.services,
    { note: `${serviceSlugs.length} services, from shelf to back room`, citrus: shopCitrus(serviceSlugs) },
  ],
  [
    paths.tools,
    { note: `${toolSlugs.length} tools, and when we use them`, citrus: evenCitrus(toolSlugs.length) },
  ],
  [paths.about, { note: `${years} years, one wedge for each`, citrus: evenCitrus(years) }],
  [paths.team, { note: `${team.length} people, and what to ask them`, citrus: teamCitrus() }],
  [paths.clients, { note: 'Our clients by industry', citrus: clientCitrus() }],
  [
    paths.cases,
    { note: `${caseStudies.length} stores, before and after`, citrus: evenCitrus(caseStudies.length) },
  ],
  [paths.contact, { note: `A person answers, ${company.hours.weekdays.days}`, citrus: hoursCitrus() }],
  [
    paths.blog,
    {
      note: `${allPosts.length} long reads, drawn to length`,
      citrus: unevenCitrus(allPosts.map(({ lengths }) => lengths.words)),
    },
  ],
  [
    paths.news,
    {
      note: `${allArticles.length} stories in ${newsCategories.length} categories`,
      citrus: unevenCitrus(
        newsCategories.map((id) => allArticles.filter(({ category }) => category === id).length),
      ),
    },
  ],
  [
    paths.faq,
    {
      note: `${questions.reduce((sum, count) => sum + count, 0)} questions in ${questions.length} categories`,
      citrus: unevenCitrus(questions),
    },
  ],
  [
    paths.pricing,
    {
      note: `A year for the price of ${inWords(monthsPaidPerYear('yearly'))} months`,
      citrus: evenCitrus(MONTHS_PER_YEAR, monthsPaidPerYear('yearly')),
    },
  ],
  [
    paths.privacy,
    { note: legalNote(privacyLengths.sections), citrus: unevenCitrus(privacyLengths.sections, 'lime') },
  ],
  [
    paths.terms,
    { note: legalNote(termsLengths.sections), citrus: unevenCitrus(termsLengths.sections, 'blood') },
  ],
  [
    paths.shop,
    {
      note: `${catalog.length} products, from ${formatMoney(Math.min(...catalog.map(({ priceCents }) => priceCents)))} a month`,
      citrus: evenCitrus(catalog.length),
    },
  ],
  [
    paths.compare,
    { note: `${catalog.length} products: what each does and costs`, citrus: evenCitrus(catalog.length) },
  ],
  [
    paths.demos,
    {
      note: `${demoIds.length} of ${catalog.length} products to try`,
      citrus: evenCitrus(catalog.length, demoIds.length),
    },
  ],
  [
    paths.store,
    {
      note: `A click becomes a saved cart in ${tourSteps.length} steps`,
      citrus: evenCitrus(tourSteps.length),
    },
  ],
  [
    paths.checkout,
    { note: `${checkoutSteps.length} steps, no charge`, citrus: evenCitrus(checkoutSteps.length, 1) },
  ],
  // One segment is missing, like the page.
  ['/404', { note: 'One wedge is missing', citrus: evenCitrus(8, 7) }],
];

/** Returns one segment per industry, in full color if the page has a story about it. */
function clientCitrus(): PictureCitrus {
  const withStory = new Set(clientStories.map(({ industry }) => industry));
  return {
    groups: [
      industries.map(({ name, clients }) => ({
        share: clients,
        ripeness: withStory.has(name) ? 'ripe' : 'half',
      })),
    ],
  };
}

/** Returns 24 segments, one per hour from midnight; office hours are in full color. */
function hoursCitrus(): PictureCitrus {
  const { opens, closes } = company.hours.weekdays;
  return citrusOf(Array.from({ length: HOURS_PER_DAY }), (_, hour) => hour >= opens && hour < closes);
}
