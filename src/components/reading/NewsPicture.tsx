import type { ComponentType } from 'react';
import { paths } from '../../content/paths';
import type { NewsId } from '../../content/slugs';
import { ShopkeepersApron } from '../art/readings/news/a-shopkeeper-in-residence';
import { SharedWords } from '../art/readings/news/assistant-hands-over-the-conversation';
import { ChosenByHand } from '../art/readings/news/do-it-by-hand-first';
import { TreeWithStake } from '../art/readings/news/first-outside-investment';
import { SpeakingShield } from '../art/readings/news/fraud-shield-gives-its-reasons';
import { SharedCalendar } from '../art/readings/news/marrowby-shared-project-plan';
import { ButtonCameOff } from '../art/readings/news/pell-and-orrin-returns';
import { PrizeScale } from '../art/readings/news/plain-dealing-prize';
import { ColdStart } from '../art/readings/news/recommending-what-nobody-has-bought';
import { StarsWithFaces } from '../art/readings/news/stars-and-sentences';
import { LighthouseInBook } from '../art/readings/news/the-bookseller-and-the-search-box';
import { OpenedWall } from '../art/readings/news/the-other-half-of-the-fourth-floor';
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
