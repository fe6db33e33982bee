import type { ComponentType } from 'react';
import { SpeakingShield } from '../../../components/art/readings/news/fraud-shield-gives-its-reasons';
import { StarsWithFaces } from '../../../components/art/readings/news/stars-and-sentences';
import { BootsTooSmall } from '../../../components/art/readings/posts/botpress-in-ecommerce';
import { PricingGuardrails } from '../../../components/art/readings/posts/dynamic-pricing-guardrails';
import { PatchworkDress } from '../../../components/art/readings/posts/lightfm-personalization-at-scale';
import { HeronPhoto } from '../../../components/art/readings/posts/visual-search-with-opencv';
import type { DrawingProps } from '../../../components/art/readings/ReadingPlate';
import { PointText } from '../../../components/detail/Points';
import { Shelf, ShelfItem } from '../../../components/detail/Shelf';
import type { Expertise as ExpertiseText } from '../../../content/company/about';
import { aboutPage } from '../../../content/company/about';
import styles from './AboutPage.module.css';

const drawings: Readonly<Record<ExpertiseText['id'], ComponentType<DrawingProps>>> = {
  ranking: PatchworkDress,
  finding: HeronPhoto,
  pricing: PricingGuardrails,
  answering: BootsTooSmall,
  checking: SpeakingShield,
  reading: StarsWithFaces,
};

/** Links each field to a post or a story. */
export function Expertise() {
  return (
    <Shelf>
      {aboutPage.expertise.map((point) => {
        const Drawing = drawings[point.id];
        return (
          <ShelfItem key={point.id} board={<Drawing className={styles.drawing} />}>
            <h3>{point.title}</h3>
            <PointText point={point} />
          </ShelfItem>
        );
      })}
    </Shelf>
  );
}
