import { Page, PageHeader, useTitleId } from '../../../components/layout/Page';
import { Receipt } from '../../../components/shop/Receipt';
import { Meta } from '../../../components/seo/Meta';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Placeholder } from '../../../components/ui/Placeholder';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { useFocusOnChange } from '../../../components/hooks/focus';
import { paths } from '../../../content/paths';
import { loadingTexts } from '../../../content/shop/sharedTexts';
import { ordersPage } from '../../../content/shop/ordersPage';
import { useAppSelector } from '../../../store/hooks';
import type { OrderView } from '../../../store/orders/ordersSelectors';
import { selectOrderByNumber } from '../../../store/orders/ordersSelectors';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { OrderList } from './OrderList';

/** Lists the orders saved on this device, or shows the receipt of one. */
export function Component() {
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const [search] = useHydratedSearchParams();
  const number = search.get('order');
  const order = useAppSelector((state) => selectOrderByNumber(state, number));
  // Switching between list and receipt unmounts the clicked link, so move focus.
  useFocusOnChange(isRehydrated ? number : undefined, number === null ? 'orders' : 'receipt');
  // Browsers suggest the title as the file name of a PDF.
  const title = order ? `Receipt ${order.number}` : ordersPage.meta.title;
  return (
    <Page fillsScreen>
      <Meta {...ordersPage.meta} title={title} path={paths.orders} noindex />
      {!order && <PageHeader title={ordersPage.heading} lead={ordersPage.lead} />}
      <NeedsScripts what="Your order list" />
      {!isRehydrated ? (
        <Placeholder label={loadingTexts.orders} rows={3} />
      ) : order ? (
        <OrderReceipt order={order} />
      ) : (
        <>
          {number !== null && <NoticeBar>{ordersPage.notKept}</NoticeBar>}
          <OrderList />
        </>
      )}
    </Page>
  );
}

function OrderReceipt({ order }: { readonly order: OrderView }) {
  const titleId = useTitleId();
  return (
    <>
      <div data-screen-only>
        <Breadcrumbs trail={[{ label: 'All your orders', to: paths.orders }]} current="Receipt" />
      </div>
      <Receipt
        order={order}
        intro={
          <>
            <h1 id="receipt" tabIndex={-1}>
              <span id={titleId}>Receipt</span>
            </h1>
            <p>{ordersPage.receiptNote}</p>
          </>
        }
      />
    </>
  );
}
