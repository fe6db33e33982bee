import { useMatch } from 'react-router-dom';
import { paths } from '../../content/paths';
import type { CheckoutStep } from '../../domain/checkout';
import { useHydratedSearchParams } from '../hooks/useAfterHydration';

/** The step with the full header and footer, because the order is placed. */
const lastStep: CheckoutStep = 'confirmation';

/** Returns true during checkout, whose header and footer are short, so that nothing distracts. */
export function useIsCheckout(): boolean {
  const isCheckout = useMatch(paths.checkout) !== null;
  const [search] = useHydratedSearchParams();
  return isCheckout && search.get('step') !== lastStep;
}
