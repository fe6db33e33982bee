import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-6';
import styles from './Home6Page.module.css';
import { ScanLog } from './ScanLog';
import { ScannedCitrus } from './ScannedCitrus';

/** The AI security home page: monochrome except for the order that raises the alarm. */
function Home6Page() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  return (
    <HomeFrame number={6} home={home} className={styles.home}>
      <HomeHero hero={hero}>
        <ScannedCitrus />
      </HomeHero>
      <DetailSection
        title={section.heading}
        aside={
          <>
            <p>{section.text}</p>
            <p>
              <ButtonLink variant="outline" to={section.link.href}>
                {section.link.label}
              </ButtonLink>
            </p>
          </>
        }
      >
        <ScanLog {...section} />
      </DetailSection>
      <DetailSection title={featuresHeading} kind="shelf">
        <Points points={features} layout="shelf" />
      </DetailSection>
      <DetailSection title={figuresHeading} kind="band">
        <Figures figures={figures} layout="row" />
      </DetailSection>
    </HomeFrame>
  );
}

export { Home6Page as Component };
