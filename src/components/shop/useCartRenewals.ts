import type { Renewal } from '../../domain/renewals';
import { renewalsOf } from '../../domain/renewals';
import { selectCartLines } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../ui/useToday';

/** What the cart would cost again if it were ordered today; nothing as long as the day is not known. */
export function useCartRenewals(): readonly Renewal[] {
  const lines = useAppSelector(selectCartLines);
  const today = useToday();
  return today === null ? [] : renewalsOf(lines, today);
}
