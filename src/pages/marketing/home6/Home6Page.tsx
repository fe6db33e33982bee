import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-6';
import styles from './Home6Page.module.css';
import { ScanLog } from './ScanLog';

/** The AI security home page: monochrome except for the order that raises the alarm. */
export function Component() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  return (
    <HomeFrame number={6} home={home} className={styles.home}>
      <HomeHero hero={hero}>
        <section>
          <h2 className={styles.evening}>{section.heading}</h2>
          <p>{section.text}</p>
          <ScanLog {...section} />
        </section>
      </HomeHero>
      <DetailSection title={featuresHeading} kind="shelf">
        <Points points={features} layout="grid" />
      </DetailSection>
      <DetailSection title={figuresHeading} kind="band">
        <Figures figures={figures} layout="row" />
      </DetailSection>
    </HomeFrame>
  );
}
