import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-6';
import { evenSegments, pointOnCircle, segmentPath } from '../../../components/art/segment';
import styles from './Home6Page.module.css';
import { ScanLog } from './ScanLog';

/** The AI security home page: monochrome except for the order that raises the alarm. */
export function Component() {
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

const CITRUS = { cx: 300, cy: 300, outer: 250, inner: 40 };
const SEGMENTS = 24;
/** Index of the fraudulent order's segment. */
const ALARM = 3;
const STEP = 360 / SEGMENTS;
const [dx, dy] = pointOnCircle(0, 0, 34, (ALARM + 0.5) * STEP);
const SPACING = 9;
const lines = Array.from({ length: 600 / SPACING }, (_, index) => `M0 ${index * SPACING}H600`).join('');

/** Draws orders as segments of a scanned citrus. Scan lines fill the honest ones; the fraudulent one is solid. */
function ScannedCitrus() {
  const honest = evenSegments(CITRUS, SEGMENTS, 3).filter((_, index) => index !== ALARM);
  return (
    <svg viewBox="0 0 600 600" fill="none" stroke="currentColor" aria-hidden="true">
      <clipPath id="honest">
        <path d={honest.join('')} />
      </clipPath>
      <path d={lines} strokeWidth="1" opacity=".3" />
      <circle cx="300" cy="300" r="272" strokeWidth="1" />
      <g clipPath="url(#honest)">
        <path d={lines} strokeWidth="5" />
      </g>
      <path
        d={segmentPath({ ...CITRUS, from: ALARM * STEP + 1, to: (ALARM + 1) * STEP - 1 })}
        transform={`translate(${dx} ${dy})`}
        fill="var(--alarm)"
        stroke="none"
      />
    </svg>
  );
}
