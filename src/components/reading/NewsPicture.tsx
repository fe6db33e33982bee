import type { ComponentType } from 'react';
import { paths } from '../../content/paths';
import type { NewsId } from '../../content/slugs';
import {
  ShopkeepersApron,
  ChosenByHand,
  ButtonCameOff,
  OpenedWall,
  PrizeScale,
  LighthouseInBook,
  TreeWithStake,
  SharedCalendar,
  ColdStart,
  SharedWords,
} from '../art/readings/newsDrawings';
import { SpeakingShield, StarsWithFaces } from '../art/readings/expertiseDrawings';
import type { DrawingProps } from '../art/readings/ReadingPlate';

const newsDrawings: Readonly<Record<NewsId, ComponentType<DrawingProps>>> = {
  'fraud-shield-gives-its-reasons': SpeakingShield,
  'stars-and-sentences': StarsWithFaces,
  'the-other-half-of-the-fourth-floor': OpenedWall,
  'pell-and-orrin-returns': ButtonCameOff,
  'do-it-by-hand-first': ChosenByHand,
  'plain-dealing-prize': PrizeScale,
  'the-bookseller-and-the-search-box': LighthouseInBook,
  'first-outside-investment': TreeWithStake,
  'marrowby-shared-project-plan': SharedCalendar,
  'recommending-what-nobody-has-bought': ColdStart,
  'a-shopkeeper-in-residence': ShopkeepersApron,
  'assistant-hands-over-the-conversation': SharedWords,
};

export function NewsPicture({ id }: { readonly id: NewsId }) {
  const Drawing = newsDrawings[id];
  return <Drawing data-picture-of={paths.article(id)} />;
}
