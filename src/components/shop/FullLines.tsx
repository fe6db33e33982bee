import type { CartLine } from '../../domain/cart';
import { lineKey } from '../../domain/cart';
import { enumerated } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { selectCartLines } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';

/** Lists the products just added that are now at the maximum quantity; renders nothing if there are none. */
export function FullLines({ added }: { readonly added: readonly Pick<CartLine, 'productId' | 'billing'>[] }) {
  const lines = useAppSelector(selectCartLines);
  const keys = added.map(lineKey);
  const full = lines.filter(({ key, quantity }) => quantity === MAX_QUANTITY && keys.includes(key));
  const names = [...new Set(full.map(({ product }) => product.name))];
  return (
    names.length > 0 && (
      <>
        {enumerated(names, 'and')} {names.length === 1 ? 'stays' : 'stay'} at {MAX_QUANTITY}, the maximum per
        product.
      </>
    )
  );
}
