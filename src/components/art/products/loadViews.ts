import type { ComponentType } from 'react';
import type { ProductId } from '../../../content/slugs';
import type { PictureProps } from '../PictureFrame';

type Picture = ComponentType<PictureProps>;

/** A product's gallery: its cover, then three closer looks. */
export type ProductViews = readonly [cover: Picture, second: Picture, third: Picture, fourth: Picture];

const loaders: Readonly<Record<ProductId, () => Promise<ProductViews>>> = {
  'ai-personalization-engine': async () =>
    (
      await import(
        /* webpackChunkName: "product-views-ai-personalization-engine" */ './ai-personalization-engine/Views'
      )
    ).aiPersonalizationEngineViews,
  'dynamic-pricing-optimizer': async () =>
    (
      await import(
        /* webpackChunkName: "product-views-dynamic-pricing-optimizer" */ './dynamic-pricing-optimizer/Views'
      )
    ).dynamicPricingOptimizerViews,
  'conversational-ai-assistant': async () =>
    (
      await import(
        /* webpackChunkName: "product-views-conversational-ai-assistant" */ './conversational-ai-assistant/Views'
      )
    ).conversationalAiAssistantViews,
  'customer-insight-analytics': async () =>
    (
      await import(
        /* webpackChunkName: "product-views-customer-insight-analytics" */ './customer-insight-analytics/Views'
      )
    ).customerInsightAnalyticsViews,
  'review-sentiment-monitor': async () =>
    (
      await import(
        /* webpackChunkName: "product-views-review-sentiment-monitor" */ './review-sentiment-monitor/Views'
      )
    ).reviewSentimentMonitorViews,
  'fraud-shield': async () =>
    (await import(/* webpackChunkName: "product-views-fraud-shield" */ './fraud-shield/Views'))
      .fraudShieldViews,
};

/** Loads the four pictures of one product; those of the others stay where they are. */
export function loadProductViews(id: ProductId): Promise<ProductViews> {
  return loaders[id]();
}
