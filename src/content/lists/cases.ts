import { caseStudy as dressSizes } from '../cases/dress-sizes';
import { caseStudy as lampByPhotograph } from '../cases/lamp-by-photograph';
import { caseStudy as strawberriesAtSix } from '../cases/strawberries-at-six';
import { caseStudy as chargerAtMidnight } from '../cases/charger-at-midnight';
import { caseStudy as perfumeAndStolenCards } from '../cases/perfume-and-stolen-cards';

/** All case studies, in the order of /case-study. The home page shows the first three. */
export const cases = {
  'dress-sizes': dressSizes,
  'lamp-by-photograph': lampByPhotograph,
  'strawberries-at-six': strawberriesAtSix,
  'charger-at-midnight': chargerAtMidnight,
  'perfume-and-stolen-cards': perfumeAndStolenCards,
};
