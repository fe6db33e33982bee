import type { ServiceSlug } from '../slugs';
import type { ServiceDetail } from '../types';

const details: Readonly<Record<ServiceSlug, () => Promise<{ detail: ServiceDetail }>>> = {
  'personalization-recommendation': () =>
    import(
      /* webpackChunkName: "service-personalization-recommendation" */ './details/personalization-recommendation'
    ),
  'product-discovery-visualization': () =>
    import(
      /* webpackChunkName: "service-product-discovery-visualization" */ './details/product-discovery-visualization'
    ),
  'dynamic-pricing': () =>
    import(/* webpackChunkName: "service-dynamic-pricing" */ './details/dynamic-pricing'),
  'visual-search': () => import(/* webpackChunkName: "service-visual-search" */ './details/visual-search'),
  'conversational-ai': () =>
    import(/* webpackChunkName: "service-conversational-ai" */ './details/conversational-ai'),
  'sentiment-analysis': () =>
    import(/* webpackChunkName: "service-sentiment-analysis" */ './details/sentiment-analysis'),
  'security-fraud-prevention': () =>
    import(/* webpackChunkName: "service-security-fraud-prevention" */ './details/security-fraud-prevention'),
  'customer-segmentation': () =>
    import(/* webpackChunkName: "service-customer-segmentation" */ './details/customer-segmentation'),
  'analytical-insight': () =>
    import(/* webpackChunkName: "service-analytical-insight" */ './details/analytical-insight'),
  'recommendation-engines': () =>
    import(/* webpackChunkName: "service-recommendation-engines" */ './details/recommendation-engines'),
  'content-creative': () =>
    import(/* webpackChunkName: "service-content-creative" */ './details/content-creative'),
  'customer-interaction-engagement': () =>
    import(
      /* webpackChunkName: "service-customer-interaction-engagement" */ './details/customer-interaction-engagement'
    ),
  'pricing-inventory-management': () =>
    import(
      /* webpackChunkName: "service-pricing-inventory-management" */ './details/pricing-inventory-management'
    ),
  'robotic-process-automation-2': () =>
    import(
      /* webpackChunkName: "service-robotic-process-automation-2" */ './details/robotic-process-automation-2'
    ),
};

/** Loads what a service's own page says, each in a chunk of its own. */
export async function loadServiceDetail(slug: ServiceSlug): Promise<ServiceDetail> {
  return (await details[slug]()).detail;
}
