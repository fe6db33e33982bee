import type { FunctionComponent, ReactNode } from 'react';
import { isValidElement } from 'react';
import { aboutPage } from '../../content/company/about';
import { allPosts } from '../../content/blog/posts';
import { caseStudies } from '../../content/company/caseStudies';
import { clientStories } from '../../content/company/clients';
import { contactPage } from '../../content/contact';
import { faqCategories } from '../../content/company/faq';
import { allArticles } from '../../content/news/articles';
import { paths } from '../../content/paths';
import { addOns, plans, pricingFaq } from '../../content/pricing/pricing';
import { catalog } from '../../content/products/catalog';
import { commitmentRows } from '../../content/products/commitmentRows';
import { productSummaries } from '../../content/lists/productSummaries.computed';
import { services } from '../../content/lists/services';
import { tools } from '../../content/lists/tools';
import { serviceSlugs, toolSlugs } from '../../content/slugs';
import { team } from '../../content/company/team';
import type { FaqQuestion, Point } from '../../content/types';
import type { Passage } from './retrieval';
import { policySources, productSources } from './sources';

/** The passages of one URL. */
interface QuotedPlace extends Pick<Passage, 'url' | 'source'> {
  readonly points: readonly Point[];
}

/** Collects all passages that the assistant may quote. */
export function sitePassages(): readonly Passage[] {
  const places = [
    ...faqCategories.flatMap(({ questions }) => questionPlaces(questions, paths.faq, 'FAQ')),
    ...questionPlaces(pricingFaq, paths.pricing, 'Pricing'),
    ...planPlaces(),
    ...productPlaces(),
    ...servicePlaces(),
    ...policyPlaces(),
    ...aboutPlaces(),
    ...storyPlaces(),
    ...readingPlaces(),
    ...toolPlaces(),
  ];
  return places.flatMap(({ url, source, points }) =>
    points.map(({ title, text }) => ({ url, source, title, text })),
  );
}

function questionPlaces(
  questions: readonly FaqQuestion[],
  page: string,
  source: string,
): readonly QuotedPlace[] {
  return questions.map(({ id, question, answer }) => ({
    url: `${page}#${id}`,
    source,
    points: [{ title: question, text: answer }],
  }));
}

function planPlaces(): readonly QuotedPlace[] {
  const points: readonly Point[] = [
    ...plans.map(({ name, description, features, limitations }) => ({
      title: `The ${name} plan`,
      text: [description, listed(features), listed(limitations)].join(' '),
    })),
    ...addOns.map(({ name, description, price }) => ({
      title: name,
      text: `${description} ${listed([price])}`,
    })),
  ];
  return [{ url: paths.pricing, source: 'Pricing', points }];
}

function productPlaces(): readonly QuotedPlace[] {
  return catalog.map(({ id, name }) => {
    const { longDescription, features, specifications, benefits, includes } = productSources[id];
    // Omits the highlights, which only summarize the features.
    const { description } = productSummaries[id];
    const points: readonly Point[] = [
      { title: name, text: [description, ...longDescription.slice(0, 1)].join(' ') },
      ...longDescription.slice(1).map((text) => ({ title: name, text })),
      ...features,
      ...benefits,
      ...specifications
        // Omits rows that are the same for every product; the FAQ answers those.
        .filter((row) => !commitmentRows.includes(row))
        .map((row) => ({ title: row.name, text: row.value })),
      { title: 'What’s included', text: listed(includes) },
    ];
    return { url: paths.product(id), source: name, points };
  });
}

function servicePlaces(): readonly QuotedPlace[] {
  return serviceSlugs.map((slug) => {
    const { title, card, description, features } = services[slug];
    const points: readonly Point[] = [
      { title, text: [card.description, ...description.slice(0, 1)].join(' ') },
      ...description.slice(1).map((text) => ({ title, text })),
      ...features,
    ];
    return { url: paths.service(slug), source: title, points };
  });
}

function policyPlaces(): readonly QuotedPlace[] {
  return policySources.flatMap(({ legal, text, path }) =>
    sectionsOf(text.default({ components: {} })).map(({ id, heading, paragraphs }) => ({
      url: `${path}#${id}`,
      source: legal.title,
      points: paragraphs.map((text) => ({ title: heading.replace(/^\d+\. /u, ''), text })),
    })),
  );
}

interface ElementProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/**
 * Extracts the sections of a long text from the React elements of its MDX file, with all figures filled in. Skips
 * tables, whose cells are not sentences.
 */
function sectionsOf(text: ReturnType<FunctionComponent>) {
  const sections: { id: string; heading: string; paragraphs: string[] }[] = [];
  const blocks = isValidElement<ElementProps>(text) ? [text.props.children].flat() : [];
  for (const node of blocks) {
    if (!isValidElement<ElementProps>(node)) continue;
    if (node.type === 'h2') sections.push({ id: node.props.id ?? '', heading: plain(node), paragraphs: [] });
    if (node.type === 'p' || node.type === 'ul' || node.type === 'ol')
      sections.at(-1)?.paragraphs.push(plain(node).trim());
  }
  return sections;
}

/** Returns the text of an element and its children. */
function plain(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plain).join('');
  return isValidElement<ElementProps>(node) ? plain(node.props.children) : '';
}

function aboutPlaces(): readonly QuotedPlace[] {
  const { heading, lead, story, expertise, milestones, howWeWork } = aboutPage;
  return [
    {
      url: paths.about,
      source: 'About us',
      points: [
        { title: heading, text: lead },
        ...story.map((text) => ({ title: heading, text })),
        ...expertise,
        ...milestones.map(({ year, title, text }) => ({ title: `${year}: ${title}`, text })),
        ...howWeWork,
      ],
    },
    { url: paths.contact, source: 'Contact', points: contactPage.next },
    ...team.map(({ id, name, position, bio, expertise: knows }) => ({
      url: paths.teamMember(id),
      source: 'Team',
      points: [{ title: `${name}, ${position}`, text: `${bio} ${listed(knows)}` }],
    })),
  ];
}

function storyPlaces(): readonly QuotedPlace[] {
  return [
    ...clientStories.map(({ id, name, industry, challenge, solution, results }) => ({
      url: `${paths.clients}#${id}`,
      source: 'Clients',
      points: [{ title: `${name}, ${industry}`, text: [challenge, solution, listed(results)].join(' ') }],
    })),
    ...caseStudies.map(({ id, title, client, challenge, solution, results }) => ({
      url: paths.caseStudy(id),
      source: 'Case studies',
      points: [{ title: `${title}, ${client}`, text: [challenge, solution, listed(results)].join(' ') }],
    })),
  ];
}

/** Includes only excerpts and meta descriptions of posts and news, to keep the worker's script small. */
function readingPlaces(): readonly QuotedPlace[] {
  return [
    ...allPosts.map(({ slug, title, excerpt, meta }) => ({
      url: paths.post(slug),
      source: 'Blog',
      points: [{ title, text: `${excerpt} ${meta.description}` }],
    })),
    ...allArticles.map(({ slug, title, excerpt, meta }) => ({
      url: paths.article(slug),
      source: 'News',
      points: [{ title, text: `${excerpt} ${meta.description}` }],
    })),
  ];
}

function toolPlaces(): readonly QuotedPlace[] {
  return toolSlugs.map((slug) => {
    const { title, description } = tools[slug];
    return { url: paths.tool(slug), source: title, points: [{ title, text: description }] };
  });
}

/** Joins list items into one sentence. */
function listed(points: readonly string[]): string {
  return `${points.join('; ')}.`;
}
