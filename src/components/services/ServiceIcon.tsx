import type { LucideIcon } from 'lucide-react';
import {
  BadgeDollarSign,
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
  Warehouse,
  Workflow,
} from 'lucide-react';
import type { ServiceIconName } from '../../content/types';

/** Each named, so that the other icons of the library stay out of the bundle. */
const icons: Readonly<Record<ServiceIconName, LucideIcon>> = {
  'badge-dollar-sign': BadgeDollarSign,
  'bell-ring': BellRing,
  'chart-pie': ChartPie,
  'chart-spline': ChartSpline,
  'list-ordered': ListOrdered,
  'message-square-quote': MessageSquareQuote,
  'messages-square': MessagesSquare,
  'pencil-ruler': PencilRuler,
  'rotate-3d': Rotate3d,
  'scan-search': ScanSearch,
  'shield-check': ShieldCheck,
  store: Store,
  warehouse: Warehouse,
  workflow: Workflow,
};

/** A service's icon, for the eye only: the service's name always stands beside it. */
export function ServiceIcon({
  name,
  className,
}: {
  readonly name: ServiceIconName;
  readonly className?: string | undefined;
}) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" className={className} />;
}
