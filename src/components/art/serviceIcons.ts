import type { LucideIcon } from 'lucide-react';
import {
  BellRing,
  ChartPie,
  ChartSpline,
  ListOrdered,
  MessageSquareQuote,
  MessagesSquare,
  PencilRuler,
  Rotate3d,
  ScanSearch,
  ShieldCheck,
  Store,
  Tag,
  Warehouse,
  Workflow,
} from 'lucide-react';
import type { ServiceSlug } from '../../content/slugs';

export const serviceIcons: Readonly<Record<ServiceSlug, LucideIcon>> = {
  'personalization-recommendation': Store,
  'product-discovery-visualization': Rotate3d,
  'dynamic-pricing': Tag,
  'visual-search': ScanSearch,
  'conversational-ai': MessagesSquare,
  'sentiment-analysis': MessageSquareQuote,
  'security-fraud-prevention': ShieldCheck,
  'customer-segmentation': ChartPie,
  'analytical-insight': ChartSpline,
  'recommendation-engines': ListOrdered,
  'content-creative': PencilRuler,
  'customer-interaction-engagement': BellRing,
  'pricing-inventory-management': Warehouse,
  'robotic-process-automation-2': Workflow,
};
