import { Citrus } from '../../../components/art/Citrus';
import { DetailSection } from '../../../components/detail/DetailSection';
import { LinkGrid } from '../../../components/detail/LinkGrid';
import { Page, PageHeader } from '../../../components/layout/Page';
import { SearchForm } from '../../../components/search/SearchForm';
import { Figures } from '../../../components/ui/Figures';
import { Meta } from '../../../components/seo/Meta';
import { notFoundPage } from '../../../content/fallback/notFound';
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
        <LinkGrid links={popularPages.pages} />
      </DetailSection>
      <DetailSection title={figuresHeading} kind="band">
        <Figures figures={figures} layout="row" />
      </DetailSection>
      <DetailSection title={helpHeading} kind="shelf">
        <LinkGrid links={help} />
      </DetailSection>
    </>
  );
}
