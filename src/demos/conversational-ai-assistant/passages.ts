import { faqCategories } from '../../content/faq';
import { paths } from '../../content/paths';
import { addOns, plans, pricingFaq } from '../../content/pricing';
import { catalogue } from '../../content/products/catalogue';
import { promisedRows } from '../../content/products/promisedRows';
import { productSummaries } from '../../content/products/summaries';
import { services } from '../../content/services/list';
import type { FaqQuestion, Point } from '../../content/types';
import type { Passage } from './passage';
import { sectionsOf } from './policySections';
import { policySources, productSources, serviceSources } from './sources';

/** Everything that the assistant may quote, in the words of the pages. */
export function sitePassages(): readonly Passage[] {
  return [
    ...faqCategories.flatMap(({ questions }) => questionPassages(questions, paths.faq, 'Questions')),
    ...questionPassages(pricingFaq, paths.pricing, 'Pricing'),
    ...planPassages(),
    ...productPassages(),
    ...servicePassages(),
    ...policyPassages(),
  ];
}

function questionPassages(
  questions: readonly FaqQuestion[],
  page: string,
  source: string,
): readonly Passage[] {
  return questions.map(({ id, question, answer }) => ({
    url: `${page}#${id}`,
    source,
    title: question,
    text: answer,
  }));
}

function planPassages(): readonly Passage[] {
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
  return points.map((point) => ({ url: paths.pricing, source: 'Pricing', ...point }));
}

function productPassages(): readonly Passage[] {
  return catalogue.flatMap(({ id, name }) => {
    const { longDescription, features, specifications, benefits, includes } = productSources[id];
    const { description, highlights } = productSummaries[id];
    const points: readonly Point[] = [
      { title: name, text: [description, ...longDescription.slice(0, 1)].join(' ') },
      ...longDescription.slice(1).map((text) => ({ title: name, text })),
      { title: name, text: listed(highlights) },
      ...features,
      ...benefits,
      ...specifications
        // What holds for every product is among the questions.
        .filter((row) => !promisedRows.includes(row))
        .map((row) => ({ title: row.name, text: row.value })),
      { title: 'What’s included', text: listed(includes) },
    ];
    return points.map((point) => ({ url: paths.product(id), source: name, ...point }));
  });
}

function servicePassages(): readonly Passage[] {
  return services.flatMap(({ slug, title, description }) => {
    const detail = serviceSources[slug];
    const points: readonly Point[] = [
      { title, text: [description, ...detail.description.slice(0, 1)].join(' ') },
      ...detail.description.slice(1).map((text) => ({ title, text })),
      ...detail.features,
    ];
    return points.map((point) => ({ url: paths.service(slug), source: title, ...point }));
  });
}

function policyPassages(): readonly Passage[] {
  return policySources.flatMap(({ legal, text, path }) =>
    sectionsOf(text.default({ components: {} })).flatMap(({ id, heading, paragraphs }) =>
      paragraphs.map((paragraph) => ({
        url: `${path}#${id}`,
        source: legal.title,
        title: heading.replace(/^\d+\. /u, ''),
        text: paragraph,
      })),
    ),
  );
}

/** The points of a list as one sentence. */
function listed(points: readonly string[]): string {
  return `${points.join('; ')}.`;
}
