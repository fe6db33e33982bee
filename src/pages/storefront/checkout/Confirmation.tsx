import { useTitleId } from '../../../components/layout/Page';
import { ProductTiles } from '../../../components/shop/ProductTiles';
import { Receipt } from '../../../components/shop/Receipt';
import { ButtonLink } from '../../../components/ui/Button';
import { demoLink, hasDemo } from '../../../content/demos/demoLinks';
import { paths } from '../../../content/paths';
import { isolated } from '../../../domain/isolated';
import { findProduct } from '../../../content/products/catalog';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import type { OrderDetails } from '../../../domain/checkout';
import type { OrderView } from '../../../store/orders/ordersSelectors';
import { selectSaveStatus } from '../../../persistence/savingSlice';
import { useAppSelector } from '../../../store/hooks';
import { StepList } from './StepList';
import { headingId } from './useFocusOnStep';

const MAX_DEMOS = 3;

interface ConfirmationProps {
  readonly order: OrderView;
  /** The typed details, until the page closes. */
  readonly details: OrderDetails | null;
}

/** Confirms the order, and prints as its receipt. A reload drops the name and address. */
export function Confirmation({ order, details }: ConfirmationProps) {
  const titleId = useTitleId();
  const isSaved = useAppSelector(selectSaveStatus) === 'saved';
  const withDemo = [...new Set(order.lines.map(({ productId }) => productId))]
    .map(findProduct)
    .filter((product) => product !== undefined)
    .filter(({ id }) => hasDemo(id));
  return (
    <Receipt
      order={order}
      details={details}
      intro={
        <>
          <h1 id={headingId('confirmation')} tabIndex={-1}>
            <span id={titleId}>{details ? `Thank you, ${isolated(details.firstName)}` : 'Thank you'}</span>
          </h1>
          <StepList current="confirmation" />
          <p>{isSaved ? checkoutPage.thanks : checkoutPage.unsaved}</p>
        </>
      }
      next={
        withDemo.length > 0 && (
          <ProductTiles
            title={checkoutPage.tryOrdered}
            products={withDemo.slice(0, MAX_DEMOS)}
            linkTo={(id) => demoLink(id).to}
          />
        )
      }
    >
      <ButtonLink to={paths.orders}>Your orders</ButtonLink>
      <ButtonLink to={paths.shop} variant="outline">
        Back to the shop
      </ButtonLink>
      {isSaved && <p>{details ? checkoutPage.typedNote : checkoutPage.typedGone}</p>}
    </Receipt>
  );
}
