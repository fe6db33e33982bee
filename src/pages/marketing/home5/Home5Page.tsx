import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { Page } from '../../../components/layout/Page';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-5';
import { productOf } from '../../../content/products/catalog';
import { Fanlight } from './NightDrawings';
import styles from './Home5Page.module.css';

/** The home page of a platform that works at night: lit segments above a closed door. */
export function Component() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  return (
    <HomeFrame number={5} home={home} className={styles.home}>
      <div className={styles.street}>
        <HomeHero hero={hero}>
          <Fanlight segments={section.segments} />
        </HomeHero>
      </div>
      <section className={styles.night}>
        <Page>
          <h2>{section.heading}</h2>
          <p>{section.text}</p>
          <ol role="list" className={styles.hours}>
            {section.segments.map(({ product, hour, title, text }) => (
              <li key={product}>
                <p className={styles.time}>{hour}</p>
                <h3>{title}</h3>
                <p className={styles.product}>{productOf(product).name}</p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Page>
      </section>
      <DetailSection title={featuresHeading} kind="shelf">
        <Points points={features} layout="grid" />
      </DetailSection>
      <DetailSection title={figuresHeading} kind="band">
        <Figures figures={figures} layout="row" className={styles.readings} />
      </DetailSection>
    </HomeFrame>
  );
}
