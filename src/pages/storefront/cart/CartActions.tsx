import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Announcement } from '../../../components/ui/Announcement';
import { Button } from '../../../components/ui/Button';
import { LinkToCopy } from '../../../components/ui/LinkToCopy';
import { passFocus } from '../../../components/ui/passFocus';
import type { ShareResult } from '../../../components/ui/shareLink';
import { shareLink } from '../../../components/ui/shareLink';
import { cartPage } from '../../../content/shop/cartPage';
import { selectCartLines } from '../../../store/cart/cartSelectors';
import { cartEmptied } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './CartActions.module.css';
import { sharedCartPath } from './sharedCart';

/** What became of the link to the cart. */
interface ShareOutcome {
  readonly result: ShareResult;
  readonly url: string;
}

/** What can be done with the whole cart. Nothing is shown while it is empty. */
export function CartActions() {
  const dispatch = useAppDispatch();
  const [news, announce] = useState('');
  const lines = useAppSelector(selectCartLines);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const [first] = lines;
  const share = async () => {
    const path = sharedCartPath(
      lines.map(({ product, billing, quantity }) => ({ productId: product.id, billing, quantity })),
    );
    const url = new URL(path, window.location.href).href;
    setOutcome({ result: await shareLink(cartPage.meta.title, url), url });
  };
  return (
    <>
      {first && (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => void share()}>
            <Share2 aria-hidden="true" /> Share cart
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              dispatch(cartEmptied());
              announce('The cart was emptied.');
              passFocus(`undo-${first.key}`);
            }}
          >
            <Trash2 aria-hidden="true" /> Empty cart
          </Button>
        </div>
      )}
      {first && <div role="status">{outcome && <ShareMessage {...outcome} />}</div>}
      <Announcement text={first ? '' : news} />
    </>
  );
}

function ShareMessage({ result, url }: ShareOutcome) {
  switch (result) {
    case 'copied':
      return (
        <p>The link to this cart is copied. Whoever opens it sees these products, periods and quantities.</p>
      );
    case 'shared':
      return <p>The link to this cart was handed over to share.</p>;
    case 'cancelled':
      return null;
    case 'refused':
      return <LinkToCopy address={url} />;
  }
}
