import AiPersonalizationEngine from '../../content/products/ai-personalization-engine/cover.svg';
import ConversationalAiAssistant from '../../content/products/conversational-ai-assistant/cover.svg';
import CustomerInsightAnalytics from '../../content/products/customer-insight-analytics/cover.svg';
import DynamicPricingOptimizer from '../../content/products/dynamic-pricing-optimizer/cover.svg';
import FraudShield from '../../content/products/fraud-shield/cover.svg';
import ReviewSentimentMonitor from '../../content/products/review-sentiment-monitor/cover.svg';
import type { Drawing } from '../../content/drawing';
import type { ProductId } from '../../content/slugs';
import type { PictureProps } from './ProductPicture';
import { ProductPicture } from './ProductPicture';

const covers: Readonly<Record<ProductId, Drawing>> = {
  'ai-personalization-engine': AiPersonalizationEngine,
  'dynamic-pricing-optimizer': DynamicPricingOptimizer,
  'conversational-ai-assistant': ConversationalAiAssistant,
  'customer-insight-analytics': CustomerInsightAnalytics,
  'review-sentiment-monitor': ReviewSentimentMonitor,
  'fraud-shield': FraudShield,
};

interface ProductCoverProps extends PictureProps {
  readonly productId: ProductId;
}

/** A product's first picture. All are in one chunk, because lists show them together. */
export function ProductCover({ productId, ...picture }: ProductCoverProps) {
  return <ProductPicture drawing={covers[productId]} {...picture} />;
}
