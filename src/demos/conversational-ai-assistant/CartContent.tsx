import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';
import { amountLabel } from '../../content/shop/amountLabel';
import { formatMoney } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { periodWord } from './commandText';
import type { CartReport } from './reply';
import styles from './ReplyView.module.css';

export function CartTotals({ cart: { itemCount, due } }: { readonly cart: CartReport }) {
  if (itemCount === 0) return 'Your cart is empty.';
  return (
    <>
      In your cart: {counted(itemCount, 'item')}.{' '}
      {due.map((row, place) => (
        <Fragment key={place}>
          {place > 0 && ', '}
          {amountLabel(row, false)}{' '}
          {row.kind === 'total' ? <strong>{formatMoney(row.cents)}</strong> : formatMoney(row.cents)}
        </Fragment>
      ))}
      .
    </>
  );
}

export function CartContent({ cart }: { readonly cart: CartReport }) {
  return (
    <>
      <ul className={styles.list}>
        {cart.lines.map(({ key, product, billing, quantity, amount }) => (
          <li key={key}>
            {quantity} × <Link to={paths.product(product.id)}>{product.name}</Link>, {periodWord(billing)}:{' '}
            {formatMoney(amount)}
          </li>
        ))}
      </ul>
      <p>
        <CartTotals cart={cart} /> <Link to={paths.cart}>View cart</Link>
      </p>
    </>
  );
}
