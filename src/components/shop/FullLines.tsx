import { enumerated } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { selectCartLines } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';

/** Lists the products in the cart that are at the maximum quantity, so that some units may not have been added; renders nothing if there are none. */
export function FullLines() {
  const full = useAppSelector(selectCartLines).filter(({ quantity }) => quantity === MAX_QUANTITY);
  const names = [...new Set(full.map(({ product }) => product.name))];
  return (
    names.length > 0 && (
      <>
        {enumerated(names, 'and')} {names.length === 1 ? 'is' : 'are'} at {MAX_QUANTITY}, the maximum.
      </>
    )
  );
}
