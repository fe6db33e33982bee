import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { Page } from '../../../components/layout/Page';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-5';
import type { NightSegment } from '../../../content/homes/types';
import { findProduct } from '../../../content/products/catalog';
import { Dial, Fanlight } from './NightDrawings';
import styles from './Home5Page.module.css';

/** The home page of a platform that works at night: lit segments above a closed door. */
export function Component() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  // The entries go clockwise around the dial: the first half down the right side, the rest up the left.
  const half = Math.ceil(section.segments.length / 2);
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
          <div className={styles.round}>
            <Dial segments={section.segments} className={styles.dial} />
            <Watches segments={section.segments.slice(0, half)} />
            <Watches segments={section.segments.slice(half)} className={styles.upward} />
          </div>
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

function Watches({
  segments,
  className,
}: {
  readonly segments: readonly NightSegment[];
  readonly className?: string | undefined;
}) {
  return (
    <ol role="list" className={className}>
      {segments.map(({ product, hour, title, text }) => (
        <li key={product}>
          <p className={styles.time}>{hour}</p>
          <h3>{title}</h3>
          <p className={styles.product}>{findProduct(product)?.name}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
