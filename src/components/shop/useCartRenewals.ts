import type { Renewal } from '../../domain/renewals';
import { renewalsOf } from '../../domain/renewals';
import { selectCartLines } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../hooks/useToday';

/** Returns the renewals that follow if the cart is ordered today; empty until the date is known. */
export function useCartRenewals(): readonly Renewal[] {
  const lines = useAppSelector(selectCartLines);
  const today = useToday();
  return today === null ? [] : renewalsOf(lines, today);
}
