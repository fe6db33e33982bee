import { Citrus } from '../../../components/art/Citrus';
import { PointText } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { Page } from '../../../components/layout/Page';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-2';
import styles from './Home2Page.module.css';
import { MovesChart } from './MovesChart';
import { VisitorShelf } from './VisitorShelf';

/** The home page that explains AI with diagrams of one shelf, reordered for each visitor. */
export function Component() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  return (
    <HomeFrame number={2} home={home} className={styles.home}>
      <HomeHero hero={hero}>
        <MovesChart {...section} />
      </HomeHero>
      <section className={styles.shelf}>
        <Page>
          <h2>{section.heading}</h2>
          <p>{section.text}</p>
          <VisitorShelf section={section} />
        </Page>
      </section>
      <section className={styles.track}>
        <Page>
          <h2>{featuresHeading}</h2>
          <ol role="list" className={styles.stations}>
            {features.map((feature, index) => (
              <li key={feature.title}>
                <Citrus segments={features.length} ripe={index + 1} className={styles.stop} />
                <h3>{feature.title}</h3>
                <PointText point={feature} />
              </li>
            ))}
          </ol>
        </Page>
      </section>
      <section className={styles.figures}>
        <Page>
          <h2>{figuresHeading}</h2>
          <Figures figures={figures} layout="row" />
        </Page>
      </section>
    </HomeFrame>
  );
}
