import { selectCartSampleKeys } from '../../store/cart/cartSelectors';
import { selectIsSampleQuestionAnswered } from '../../store/demoItems/demoItemsSlice';
import { useAppSelector } from '../../store/hooks';

/** Returns the keys of the cart's sample lines, or none once the visitor has kept them. */
export function useSamples() {
  const samples = useAppSelector(selectCartSampleKeys);
  return useAppSelector(selectIsSampleQuestionAnswered) ? [] : samples;
}
