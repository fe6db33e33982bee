import { Citrus } from '../../../components/art/Citrus';
import { DetailSection } from '../../../components/detail/DetailSection';
import { Shelf, ShelfItem } from '../../../components/detail/Shelf';
import { Page, PageHeader } from '../../../components/layout/Page';
import { SearchForm } from '../../../components/search/SearchForm';
import { ContentLink } from '../../../components/ui/ContentLink';
import { Figures } from '../../../components/ui/Figures';
import { Meta } from '../../../components/seo/Meta';
import { notFoundPage } from '../../../content/fallback/notFound';
import type { SuggestedPage } from '../../../content/search/popularPages';
import { popularPages } from '../../../content/search/popularPages';
import styles from './NotFoundPage.module.css';

export function Component() {
  const { meta, heading, message, figures, figuresHeading, help, helpHeading } = notFoundPage;
  return (
    <>
      <Meta {...meta} path="/404" noindex />
      <Page className={styles.top}>
        <PageHeader title={heading} lead={message}>
          <SearchForm />
        </PageHeader>
        <p className={styles.number} aria-hidden="true">
          4{/* One segment of the zero is missing, like the page. */}
          <Citrus ripe={7} className={styles.zero} />4
        </p>
      </Page>
      <DetailSection title={popularPages.heading} kind="shelf">
        <SuggestedPages pages={popularPages.pages} />
      </DetailSection>
      <DetailSection title={figuresHeading} kind="band">
        <Figures figures={figures} layout="row" />
      </DetailSection>
      <DetailSection title={helpHeading} kind="shelf">
        <SuggestedPages pages={help} />
      </DetailSection>
    </>
  );
}

function SuggestedPages({ pages }: { readonly pages: readonly SuggestedPage[] }) {
  return (
    <Shelf>
      {pages.map(({ label, href, text }) => (
        <ShelfItem
          key={href}
          board={
            <h3>
              <ContentLink href={href}>{label}</ContentLink>
            </h3>
          }
        >
          <p>{text}</p>
        </ShelfItem>
      ))}
    </Shelf>
  );
}
