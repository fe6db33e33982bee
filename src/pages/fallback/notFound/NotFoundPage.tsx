import { Link } from 'react-router-dom';
import { Citrus } from '../../../components/art/Citrus';
import { DetailSection } from '../../../components/detail/DetailSection';
import { LinkGrid } from '../../../components/detail/LinkGrid';
import { Page, PageHeader } from '../../../components/layout/Page';
import { SearchForm } from '../../../components/search/SearchForm';
import { Meta } from '../../../components/seo/Meta';
import { notFoundPage } from '../../../content/fallback/notFound';
import { popularPages } from '../../../content/search/popularPages';
import styles from './NotFoundPage.module.css';

export function Component() {
  const {
    meta,
    heading,
    message,
    counts: [products, services, tools],
    help,
    helpHeading,
  } = notFoundPage;
  return (
    <>
      <Meta {...meta} path="/404" noindex />
      <Page className={styles.top}>
        <PageHeader title={heading} lead={message}>
          <SearchForm />
          <p>
            Or browse our <Link to={products.to}>{products.label}</Link>,{' '}
            <Link to={services.to}>{services.label}</Link>, and <Link to={tools.to}>{tools.label}</Link>.
          </p>
        </PageHeader>
        <p className={styles.number} aria-hidden="true">
          4{/* One segment of the zero is missing, like the page. */}
          <Citrus ripe={7} className={styles.zero} />4
        </p>
      </Page>
      <DetailSection title={popularPages.heading} kind="shelf">
        <LinkGrid links={popularPages.pages} />
      </DetailSection>
      <DetailSection title={helpHeading} kind="shelf">
        <LinkGrid links={help} />
      </DetailSection>
    </>
  );
}
