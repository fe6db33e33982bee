import { ScreenPicture } from '../../../components/art/ScreenPicture';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import type { DemoId } from '../../../content/lists/products';
import { demoIds } from '../../../content/lists/products.computed';
import { demoScreens, demoTexts } from '../../../content/lists/demoTexts.computed';
import { demosPage } from '../../../content/demos/texts';
import { paths } from '../../../content/paths';
import { productOf } from '../../../content/products/catalog';
import { PriceTeaser } from '../../../demos/dynamic-pricing-optimizer/PriceTeaser';
import styles from './DemosPage.module.css';

/** The demo that runs in the list itself, which comes first. */
const live: DemoId = 'dynamic-pricing-optimizer';
const listed = [live, ...demoIds.filter((id) => id !== live)];

export function Component() {
  return (
    <Page>
      <Meta {...demosPage.meta} path={paths.demos} />
      <PageHeader title={demosPage.heading} lead={demosPage.lead} />
      <ul role="list" className={styles.list}>
        {listed.map((id) => {
          const { heading, summary, input } = demoTexts[id];
          return (
            <li key={id} className={styles.demo}>
              {id === live ? <PriceTeaser /> : <ScreenPicture screen={demoScreens[id]} />}
              <div className={styles.text}>
                <h2>{heading}</h2>
                <p className={styles.product}>{productOf(id).name}</p>
                <p>{summary}</p>
                <p className={styles.product}>{input}</p>
                <p>
                  <ButtonLink
                    variant="outline"
                    className={styles.link}
                    to={paths.demo(id)}
                    aria-label={`Try Demo: ${productOf(id).name}`}
                  >
                    Try Demo
                  </ButtonLink>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
