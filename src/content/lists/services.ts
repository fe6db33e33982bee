import { service as personalizationRecommendation } from '../services/personalization-recommendation';
import { service as productDiscoveryVisualization } from '../services/product-discovery-visualization';
import { service as dynamicPricing } from '../services/dynamic-pricing';
import { service as visualSearch } from '../services/visual-search';
import { service as conversationalAi } from '../services/conversational-ai';
import { service as sentimentAnalysis } from '../services/sentiment-analysis';
import { service as securityFraudPrevention } from '../services/security-fraud-prevention';
import { service as customerSegmentation } from '../services/customer-segmentation';
import { service as analyticalInsight } from '../services/analytical-insight';
import { service as recommendationEngines } from '../services/recommendation-engines';
import { service as contentCreative } from '../services/content-creative';
import { service as customerInteractionEngagement } from '../services/customer-interaction-engagement';
import { service as pricingInventoryManagement } from '../services/pricing-inventory-management';
import { service as roboticProcessAutomation } from '../services/robotic-process-automation-2';

/** All services, in the order of lists. To add one, write its file and add it here. */
export const services = {
  'personalization-recommendation': personalizationRecommendation,
  'product-discovery-visualization': productDiscoveryVisualization,
  'dynamic-pricing': dynamicPricing,
  'visual-search': visualSearch,
  'conversational-ai': conversationalAi,
  'sentiment-analysis': sentimentAnalysis,
  'security-fraud-prevention': securityFraudPrevention,
  'customer-segmentation': customerSegmentation,
  'analytical-insight': analyticalInsight,
  'recommendation-engines': recommendationEngines,
  'content-creative': contentCreative,
  'customer-interaction-engagement': customerInteractionEngagement,
  'pricing-inventory-management': pricingInventoryManagement,
  'robotic-process-automation-2': roboticProcessAutomation,
};
