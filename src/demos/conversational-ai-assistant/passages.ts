import { caseStudyPage } from '../../content/company/caseStudies';
import { clientsPage } from '../../content/company/clients';
import { faqCategories } from '../../content/company/faq';
import { productDetails } from '../../content/lists/productDetails';
import { paths } from '../../content/paths';
import type { PlanId } from '../../content/pricing/plans';
import { planPriceText } from '../../content/pricing/prices';
import { plans, pricingFaq } from '../../content/pricing/pricing';
import { catalog } from '../../content/products/catalog';
import type { FaqQuestion, PageMeta } from '../../content/types';

/** A text of the site that may answer a question. */
export interface Passage {
  /** Unique. The topic that it answers, if `phrases.txt` has one of that name. */
  readonly id: string;
  /** The question that it answers, or the name of what it describes. */
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

function planPrice(id: PlanId): string {
  const [month, year] = [planPriceText(id, 'monthly'), planPriceText(id, 'yearly')];
  return month === year ? `${month} pricing.` : `${month} a month or ${year} a year, before tax.`;
}

const questionsOf = (path: string, source: string, questions: readonly FaqQuestion[]) =>
  questions.map(({ id, question, answer }): Passage => ({
    id,
    title: question,
    text: answer,
    link: { to: `${path}#${id}`, label: `${source}, “${question}”` },
  }));

const productPassages = catalog.flatMap(({ id, name }) =>
  productDetails[id].features.map(({ title, text }): Passage => {
    const full = `${name}: ${title}`;
    return {
      id: full,
      title: full,
      text: `${title}: ${text}`,
      link: { to: paths.product(id), label: name },
    };
  }),
);

const pageOf = (id: string, to: string, label: string, { description }: PageMeta): Passage => ({
  id,
  title: label,
  text: description,
  link: { to, label },
});

/** Maximum length of a passage in characters. A longer one is no answer in a chat. */
const MAX_LENGTH = 900;

const all: readonly Passage[] = [
  ...questionsOf(
    paths.faq,
    'FAQ',
    faqCategories.flatMap(({ questions }) => questions),
  ),
  ...questionsOf(paths.pricing, 'Pricing', pricingFaq),
  ...productPassages,
  ...plans.map(({ id, name, description, features, limitations }) => ({
    id,
    title: `What is in the ${name} plan?`,
    text: `${name}: ${description} ${planPrice(id)} ${features.join('; ')}. Limits: ${limitations.join('; ')}.`,
    link: { to: paths.pricing, label: 'Pricing' },
  })),
  pageOf('page-clients', paths.clients, 'Who are your clients?', clientsPage.meta),
  pageOf('page-cases', paths.cases, 'Are there case studies?', caseStudyPage.meta),
];

/** The texts of the site that the assistant quotes. */
export const passages = all.filter(({ text }) => text.length <= MAX_LENGTH);
