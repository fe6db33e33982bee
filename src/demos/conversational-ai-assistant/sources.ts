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
import type { ProductId } from '../../content/slugs';
import type { ProductDetail } from '../../content/products/types';

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

export const policySources: readonly {
  readonly legal: LegalText;
  readonly text: Pick<LongText, 'headings'> & { readonly default: typeof terms.default };
  readonly path: string;
}[] = [
  { legal: termsOfService, text: terms, path: paths.terms },
  { legal: privacyPolicy, text: privacy, path: paths.privacy },
];
