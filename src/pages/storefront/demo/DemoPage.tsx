import { LinkGroups } from '../../../components/detail/LinkGroups';
import { Page, PageHeader } from '../../../components/layout/Page';
import { demoData } from '../../../components/seo/demoData';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { Meta } from '../../../components/seo/Meta';
import { StructuredData } from '../../../components/seo/StructuredData';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { demoIds } from '../../../content/lists/products.computed';
import { demoTexts } from '../../../content/lists/demoTexts.computed';
import { paths } from '../../../content/paths';
import { productOf } from '../../../content/products/catalog';
import { servicesByProduct } from '../../../content/lists/productSummaries.computed';
import { serviceTitles } from '../../../content/lists/titles.computed';
import styles from './DemoPage.module.css';
import type { loadDemo } from './loadDemo';

export function Component({
  content,
}: {
  readonly content: Awaited<ReturnType<ReturnType<typeof loadDemo>>>;
}) {
  const { id, Demo } = content;
  const texts = demoTexts[id];
  return (
    <Page className={styles.page}>
      <Meta {...texts.meta} path={paths.demo(id)} />
      <StructuredData data={demoData(id)} />
      <Breadcrumbs
        trail={[
          { label: 'Home', to: paths.home },
          { label: 'Live demos', to: paths.demos },
        ]}
        current={productOf(id).name}
      />
      <div className={styles.head}>
        <PageHeader title={texts.heading} lead={texts.lead} isCompact />
      </div>
      <noscript>
        <p className={styles.noscript}>
          JavaScript is off, so you’re seeing an example. Turn it on to try your own data.
        </p>
      </noscript>
      {/* Keyed by demo, so that its state resets when the visitor opens another demo from here. */}
      <Demo key={id} />
      <dl className={styles.about}>
        <div>
          <dt>About the data</dt>
          <dd>{texts.data}</dd>
        </div>
        <div>
          <dt>Demo vs. product</dt>
          <dd>{texts.limits}</dd>
        </div>
      </dl>
      <section className={styles.more}>
        <h2>
          <VisuallyHidden>Related</VisuallyHidden>
        </h2>
        <LinkGroups
          groups={[
            {
              title: 'Related services',
              links: servicesByProduct[id].map((slug) => ({
                to: paths.service(slug),
                label: serviceTitles[slug],
              })),
            },
            {
              title: 'Other demos',
              links: demoIds
                .filter((other) => other !== id)
                .map((other) => ({ to: paths.demo(other), label: productOf(other).name })),
            },
          ]}
        />
      </section>
    </Page>
  );
}
