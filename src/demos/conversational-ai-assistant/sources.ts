import * as privacy from '../../content/legal/privacy-policy.mdx';
import * as terms from '../../content/legal/terms-of-service.mdx';
import type { LegalText } from '../../content/legal/legal';
import { privacyPolicy, termsOfService } from '../../content/legal/legal';
import type { LongText } from '../../content/longText';
import { paths } from '../../content/paths';
import { detail as assistant } from '../../content/products/details/conversational-ai-assistant';
import { detail as insight } from '../../content/products/details/customer-insight-analytics';
import { detail as monitor } from '../../content/products/details/review-sentiment-monitor';
import { detail as optimizer } from '../../content/products/details/dynamic-pricing-optimizer';
import { detail as personalization } from '../../content/products/details/ai-personalization-engine';
import { detail as shield } from '../../content/products/details/fraud-shield';
import { detail as analyticalInsight } from '../../content/services/details/analytical-insight';
import { detail as automation } from '../../content/services/details/robotic-process-automation-2';
import { detail as contentCreative } from '../../content/services/details/content-creative';
import { detail as conversationalAi } from '../../content/services/details/conversational-ai';
import { detail as discovery } from '../../content/services/details/product-discovery-visualization';
import { detail as dynamicPricing } from '../../content/services/details/dynamic-pricing';
import { detail as engagement } from '../../content/services/details/customer-interaction-engagement';
import { detail as fraudPrevention } from '../../content/services/details/security-fraud-prevention';
import { detail as personalizationService } from '../../content/services/details/personalization-recommendation';
import { detail as pricingInventory } from '../../content/services/details/pricing-inventory-management';
import { detail as recommendation } from '../../content/services/details/recommendation-engines';
import { detail as segmentation } from '../../content/services/details/customer-segmentation';
import { detail as sentiment } from '../../content/services/details/sentiment-analysis';
import { detail as visualSearch } from '../../content/services/details/visual-search';
import type { ProductId, ServiceSlug } from '../../content/slugs';
import type { ProductDetail } from '../../content/products/types';
import type { ServiceDetail } from '../../content/types';

/**
 * Product pages that the assistant answers from. Imported statically, without the site's lazy loaders, because
 * `site.computed.ts` runs during the build and can't wait.
 */
export const productSources: Readonly<Record<ProductId, ProductDetail>> = {
  'ai-personalization-engine': personalization,
  'dynamic-pricing-optimizer': optimizer,
  'conversational-ai-assistant': assistant,
  'customer-insight-analytics': insight,
  'review-sentiment-monitor': monitor,
  'fraud-shield': shield,
};

export const serviceSources: Readonly<Record<ServiceSlug, ServiceDetail>> = {
  'personalization-recommendation': personalizationService,
  'product-discovery-visualization': discovery,
  'dynamic-pricing': dynamicPricing,
  'visual-search': visualSearch,
  'conversational-ai': conversationalAi,
  'sentiment-analysis': sentiment,
  'security-fraud-prevention': fraudPrevention,
  'customer-segmentation': segmentation,
  'analytical-insight': analyticalInsight,
  'recommendation-engines': recommendation,
  'content-creative': contentCreative,
  'customer-interaction-engagement': engagement,
  'pricing-inventory-management': pricingInventory,
  'robotic-process-automation-2': automation,
};

export const policySources: readonly {
  readonly legal: LegalText;
  readonly text: Pick<LongText, 'headings'> & { readonly default: typeof terms.default };
  readonly path: string;
}[] = [
  { legal: termsOfService, text: terms, path: paths.terms },
  { legal: privacyPolicy, text: privacy, path: paths.privacy },
];
