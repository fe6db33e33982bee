import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Meta } from '../../../components/seo/Meta';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Placeholder } from '../../../components/ui/Placeholder';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { useFocusOnChange } from '../../../components/hooks/focus';
import { listInLink } from '../../../domain/links';
import { paths } from '../../../content/paths';
import { ownListTexts, wishlistBenefits, wishlistPage } from '../../../content/shop/wishlistPage';
import { useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { OwnWishlist } from './OwnWishlist';
import { SharedWishlist, readSharedList } from './SharedWishlist';

/** Shows the visitor's wishlist, or a shared one. */
export function Component() {
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const [search] = useHydratedSearchParams();
  const items = listInLink(search, 'items');
  useFocusOnChange(isRehydrated ? items : undefined, items === null ? 'products' : 'shared');
  return (
    <>
      <Page fillsScreen>
        <Meta {...wishlistPage.meta} path={paths.wishlist} noindex />
        <PageHeader title={wishlistPage.heading} lead={wishlistPage.lead} isCompact />
        <NeedsScripts what={ownListTexts.needsScripts} />
        {items !== null ? (
          <SharedWishlist list={readSharedList(items)} />
        ) : isRehydrated ? (
          <OwnWishlist />
        ) : (
          <Placeholder label={ownListTexts.loading} rows={4} />
        )}
      </Page>
      <DetailSection title={wishlistPage.benefitsHeading} kind="shelf">
        <Points points={wishlistBenefits} layout="grid" />
      </DetailSection>
    </>
  );
}
