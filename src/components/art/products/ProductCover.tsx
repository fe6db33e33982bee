import type { ProductId } from '../../../content/slugs';
import type { PictureProps } from '../PictureFrame';
import { AiPersonalizationEngineCover } from './ai-personalization-engine/Cover';
import { ConversationalAiAssistantCover } from './conversational-ai-assistant/Cover';
import { CustomerInsightAnalyticsCover } from './customer-insight-analytics/Cover';
import { DynamicPricingOptimizerCover } from './dynamic-pricing-optimizer/Cover';
import { FraudShieldCover } from './fraud-shield/Cover';
import { ReviewSentimentMonitorCover } from './review-sentiment-monitor/Cover';

const covers = {
  'ai-personalization-engine': AiPersonalizationEngineCover,
  'dynamic-pricing-optimizer': DynamicPricingOptimizerCover,
  'conversational-ai-assistant': ConversationalAiAssistantCover,
  'customer-insight-analytics': CustomerInsightAnalyticsCover,
  'review-sentiment-monitor': ReviewSentimentMonitorCover,
  'fraud-shield': FraudShieldCover,
} as const satisfies Record<ProductId, unknown>;

interface ProductCoverProps extends PictureProps {
  readonly productId: ProductId;
}

/** A product's first picture. All are in one chunk, because lists show them together. */
export function ProductCover({ productId, ...picture }: ProductCoverProps) {
  const Cover = covers[productId];
  return <Cover {...picture} />;
}
