// The call to action at the end of a text: one target, chosen by the text's subject.
import { formatMoney } from '../domain/money';
import type { CaseId } from './anchors.computed';
import type { BlogPost } from './blog/post';
import { demoLink, hasDemo } from './demos/demoLinks';
import { caseLinks } from './lists/caseLinks.computed';
import type { NewsArticle } from './news/article';
import { paths } from './paths';
import { productOf } from './products/catalog';
import { productSummaries, servicesByProduct } from './lists/productSummaries.computed';
import type { ProductId, ServiceSlug } from './slugs';
import { productIds } from './slugs';
import { serviceTitles } from './lists/titles.computed';
import type { PageLink } from './types';

export type CallToAction =
  | { readonly kind: 'product'; readonly id: ProductId }
  | { readonly kind: 'service'; readonly slug: ServiceSlug }
  | { readonly kind: 'case study'; readonly id: CaseId; readonly title: string }
  | { readonly kind: 'demos' };

/** Links to the product that includes the service, else to a case study about it. */
export function actionAfterService(slug: ServiceSlug): CallToAction {
  const product = productWith(slug);
  if (product) return { kind: 'product', id: product };
  const study = caseLinks.find(({ services }) => services.includes(slug));
  return study ? { kind: 'case study', id: study.id, title: study.title } : { kind: 'demos' };
}

/** Links to the product whose demo the post links to, else to its first service. */
export function actionAfterPost({
  products: [product],
  services: [service],
}: Pick<BlogPost, 'products' | 'services'>): CallToAction {
  if (product) return { kind: 'product', id: product };
  return service ? { kind: 'service', slug: service } : { kind: 'demos' };
}

/** Links to a product that includes the article's service, else to the service. */
export function actionAfterArticle({ subject }: Pick<NewsArticle, 'subject'>): CallToAction {
  return subject ? actionTo(subject) : { kind: 'demos' };
}

/** Links to a product that includes the service, else to the service. */
function actionTo(service: ServiceSlug): CallToAction {
  const product = productWith(service);
  return product ? { kind: 'product', id: product } : { kind: 'service', slug: service };
}

/** Finds the product for which the service matters most; those with a demo come first. */
function productWith(service: ServiceSlug): ProductId | undefined {
  const rank = (id: ProductId) => servicesByProduct[id].indexOf(service);
  return productIds
    .filter((id) => rank(id) >= 0)
    .toSorted((a, b) => Number(hasDemo(b)) - Number(hasDemo(a)) || rank(a) - rank(b))[0];
}

export interface CallToActionTexts {
  readonly kind: string;
  readonly title: string;
  readonly text?: string;
  readonly price?: string;
  readonly action: PageLink;
  /** A second link, for visitors who want to read more first. */
  readonly other?: PageLink;
}

export function callToActionTexts(next: CallToAction): CallToActionTexts {
  switch (next.kind) {
    case 'product':
      return {
        kind: hasDemo(next.id) ? 'Live demo' : 'Related product',
        title: productOf(next.id).name,
        text: productSummaries[next.id].description,
        price: `${formatMoney(productOf(next.id).priceCents)} a month`,
        action: demoLink(next.id),
        other: { to: paths.product(next.id), label: 'See the product' },
      };
    case 'service':
      return {
        kind: 'Related service',
        title: serviceTitles[next.slug],
        action: { to: paths.service(next.slug), label: 'See the service' },
      };
    case 'case study':
      return {
        kind: 'Case study',
        title: next.title,
        text: 'The problem, what we built, how long it took, and the result.',
        action: { to: paths.caseStudy(next.id), label: 'Read the case study' },
      };
    case 'demos':
      return {
        kind: 'Live demo',
        title: 'Live demos of our products',
        text: 'Each demo runs in your browser, on data you can see and change. Nothing is sent.',
        action: { to: paths.demos, label: 'See the demos' },
        other: { to: paths.services, label: 'See our services' },
      };
  }
}
