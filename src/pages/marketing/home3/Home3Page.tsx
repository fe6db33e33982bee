import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { Page } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-3';
import { CasePicture } from './CasePicture';
import styles from './Home3Page.module.css';
import { LeavingSegment } from './LeavingSegment';

/** The digital agency home page: a poster, then the projects, one segment each. */
function Home3Page() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  const { before: beforeLabel, after: afterLabel } = section.labels;
  return (
    <HomeFrame number={3} home={home} className={styles.home}>
      <div className={styles.poster}>
        <HomeHero hero={hero} />
        <LeavingSegment className={styles.citrus} />
      </div>
      <section className={styles.work}>
        <Page>
          <h2>{section.heading}</h2>
          <p>{section.text}</p>
          {section.cases.map(({ caseId, line, before, after }) => (
            <article key={caseId} className={styles.case}>
              <h3>{line}</h3>
              <CasePicture caseId={caseId} />
              <dl className={styles.sides}>
                <div>
                  <dt>{beforeLabel}</dt>
                  <dd>{before}</dd>
                </div>
                <div>
                  <dt>{afterLabel}</dt>
                  <dd>{after}</dd>
                </div>
              </dl>
            </article>
          ))}
          <p className={styles.more}>
            <ButtonLink variant="outline" to={section.link.href}>
              {section.link.label}
            </ButtonLink>
          </p>
        </Page>
      </section>
      <section>
        <Page>
          <h2>{figuresHeading}</h2>
          <Figures figures={figures} layout="row" />
        </Page>
      </section>
      <DetailSection title={featuresHeading}>
        <Points points={features} layout="rows" />
      </DetailSection>
    </HomeFrame>
  );
}

export { Home3Page as Component };
