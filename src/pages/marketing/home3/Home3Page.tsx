import art from '../../../components/art/art.module.css';
import { evenSegments, pointOnCircle, ringPath, segmentPath } from '../../../components/art/segment';
import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { Page } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-3';
import type { CasePicture as Picture } from '../../../content/homes/types';
import styles from './Home3Page.module.css';

/** The digital agency home page: a poster, then the projects with a citrus segment each. */
export function Component() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  const { before: beforeLabel, after: afterLabel } = section.labels;
  return (
    <HomeFrame number={3} home={home} className={styles.home}>
      <div className={styles.poster}>
        <HomeHero hero={hero} />
        <LeavingSegment />
      </div>
      <section className={styles.work}>
        <Page>
          <h2>{section.heading}</h2>
          <p>{section.text}</p>
          {section.cases.map(({ caseId, picture, line, before, after }) => (
            <article key={caseId} className={styles.case}>
              <CasePicture {...picture} />
              <h3>{line}</h3>
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

const SEGMENTS = 9;
const STEP = 360 / SEGMENTS;
const CENTER = { cx: 300, cy: 300 };
/** Index of the segment that leaves the citrus. */
const LEAVER = 4;
/** How far the segment has moved out of the citrus. */
const [dx, dy] = pointOnCircle(0, 0, 150, (LEAVER + 0.5) * STEP);

/** Draws a store's visitors as a citrus. One segment leaves at the bottom, past the picture's edge. */
function LeavingSegment() {
  const [from, to] = [LEAVER * STEP, (LEAVER + 1) * STEP];
  const stays = evenSegments({ ...CENTER, outer: 230, inner: 30 }, SEGMENTS, 6).filter(
    (_, index) => index !== LEAVER,
  );
  return (
    <svg viewBox="0 0 600 600" className={styles.citrus} fill="currentColor" aria-hidden="true">
      <path d={ringPath({ ...CENTER, outer: 292, inner: 262, from: to, to: from + 360 })} />
      <g stroke="currentColor" strokeWidth="14" strokeLinejoin="round">
        <path d={stays.join('')} />
        <g transform={`translate(${dx} ${dy})`}>
          <path d={segmentPath({ ...CENTER, outer: 230, inner: 30, from: from + 3, to: to - 3 })} />
          <path
            d={ringPath({ ...CENTER, outer: 285, inner: 269, from: from + 1.5, to: to - 1.5 })}
            strokeLinejoin="miter"
          />
        </g>
      </g>
    </svg>
  );
}

/** Draws a project's object in ink around an orange citrus segment. */
function CasePicture({ segment, behind, over }: Picture) {
  return (
    <svg viewBox="-20 -20 360 360" className={art.picture} aria-hidden="true">
      <path d="M-20-20H340V340H-20Z" className={art.brandSoft} />
      <g strokeWidth="7" className={art.inkLine}>
        <path d={behind} />
        <g className={art.brandLine}>
          <path d={segmentPath(segment)} className={art.brand} strokeWidth="20" />
        </g>
        <path d={over} />
      </g>
    </svg>
  );
}
