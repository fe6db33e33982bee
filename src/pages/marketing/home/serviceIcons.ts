import type { LucideIcon } from 'lucide-react';
import {
  BadgeDollarSign,
  ChartPie,
  MessageSquareQuote,
  MessagesSquare,
  Rotate3d,
  ScanSearch,
  ShieldCheck,
  Store,
} from 'lucide-react';
import type { HomeServiceSlug } from '../../../content/services/list';

/** The same icon on a service's wedge and in the list below, so that one is found again in the other. */
export const serviceIcons: Readonly<Record<HomeServiceSlug, LucideIcon>> = {
  'personalization-recommendation': Store,
  'product-discovery-visualization': Rotate3d,
  'dynamic-pricing': BadgeDollarSign,
  'visual-search': ScanSearch,
  'conversational-ai': MessagesSquare,
  'sentiment-analysis': MessageSquareQuote,
  'security-fraud-prevention': ShieldCheck,
  'customer-segmentation': ChartPie,
};
