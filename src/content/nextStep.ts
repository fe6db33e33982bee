/** The call to action at the end of a text: one target, chosen by the text's subject. */
import { formatMoney } from '../domain/money';
import type { CaseId } from './anchors';
import { postRelations } from './blog/postRelations';
import { caseRelations } from './company/caseRelations';
import { hasDemo } from './demos/demoIds';
import { tryDemoPath } from './demos/tryDemoPath';
import { newsSubjects } from './news/newsSubjects';
import { paths } from './paths';
import { productOf } from './products/catalogue';
import { servicesByProduct } from './products/servicesByProduct';
import { productSummaries } from './products/summaries';
import { servicesOfTool, technologiesByService } from './relations';
import type { BlogSlug, NewsId, ProductId, ServiceSlug, ToolSlug } from './slugs';
import { productIds } from './slugs';
import { serviceTitles } from './titles';

/** The call to action at the end of a text. */
export type NextStep =
  | { readonly kind: 'product'; readonly id: ProductId }
  | { readonly kind: 'service'; readonly slug: ServiceSlug }
  | { readonly kind: 'case study'; readonly id: CaseId; readonly title: string }
  | { readonly kind: 'demos' };

/** After a service: the product that includes it, or else a case study. */
export function stepAfterService(slug: ServiceSlug): NextStep {
  const product = productWith(slug);
  if (product) return { kind: 'product', id: product };
  const study = caseRelations.find(({ services }) => services.includes(slug));
  return study ? { kind: 'case study', id: study.id, title: study.title } : { kind: 'demos' };
}

/** After a tool: the step of the service that relies on it most. */
export function stepAfterTool(slug: ToolSlug): NextStep {
  const rank = (service: ServiceSlug) => technologiesByService[service].indexOf(slug);
  const [main] = servicesOfTool(slug).toSorted((a, b) => rank(a) - rank(b));
  return main ? stepTo(main) : { kind: 'demos' };
}

/** After a post: its product, or else its first service. */
export function stepAfterPost(slug: BlogSlug): NextStep {
  const post = postRelations.find((candidate) => candidate.slug === slug);
  const [product] = post?.products ?? [];
  if (product) return { kind: 'product', id: product };
  const [service] = post?.services ?? [];
  return service ? { kind: 'service', slug: service } : { kind: 'demos' };
}

/** After a news article: the step of its related service. */
export function stepAfterArticle(id: NewsId): NextStep {
  const service = newsSubjects[id];
  return service ? stepTo(service) : { kind: 'demos' };
}

/** To a service, or to a product that includes it. */
function stepTo(service: ServiceSlug): NextStep {
  const product = productWith(service);
  return product ? { kind: 'product', id: product } : { kind: 'service', slug: service };
}

/** The product that a service matters most to. */
function productWith(service: ServiceSlug): ProductId | undefined {
  const rank = (id: ProductId) => servicesByProduct[id].indexOf(service);
  return productIds.filter((id) => rank(id) >= 0).toSorted((a, b) => rank(a) - rank(b))[0];
}

interface StepLink {
  readonly to: string;
  readonly label: string;
}

/** Texts of a next step's card. */
export interface NextStepTexts {
  /** The label above the title. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly price?: string;
  readonly action: StepLink;
  /** A second link, for visitors who want to read more first. */
  readonly other?: StepLink;
}

/** The texts of a next step. */
export function nextStepTexts(step: NextStep): NextStepTexts {
  switch (step.kind) {
    case 'product':
      return {
        kind: hasDemo(step.id) ? 'Live demo' : 'Next: the product that does it',
        title: productOf(step.id).name,
        text: productSummaries[step.id].description,
        price: `${formatMoney(productOf(step.id).priceCents)} a month`,
        action: { to: tryDemoPath(step.id), label: 'Try Demo' },
        other: { to: paths.product(step.id), label: 'See the product' },
      };
    case 'service':
      return {
        kind: 'Next: where we use it',
        title: serviceTitles[step.slug],
        text: 'What this service changes in a shop, what we build for it, and where it has worked.',
        action: { to: paths.service(step.slug), label: 'See the service' },
      };
    case 'case study':
      return {
        kind: 'Next: a shop where it worked',
        title: step.title,
        text: 'What was wrong, what we built, how long it took and what came of it.',
        action: { to: paths.caseStudy(step.id), label: 'Read the case study' },
      };
    case 'demos':
      return {
        kind: 'Live demo',
        title: 'Live demos of our products',
        text: 'Each one computes in your browser on data that you can see and change. Nothing is sent.',
        action: { to: paths.demos, label: 'See the demos' },
        other: { to: paths.services, label: 'See our services' },
      };
  }
}
