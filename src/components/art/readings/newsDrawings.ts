import type { ComponentType } from 'react';
import type { NewsId } from '../../../content/slugs';
import { ShopkeepersApron } from './news/a-shopkeeper-in-residence';
import { SharedWords } from './news/assistant-hands-over-the-conversation';
import { ChosenByHand } from './news/do-it-by-hand-first';
import { TreeWithStake } from './news/first-outside-investment';
import { SpeakingShield } from './news/fraud-shield-gives-its-reasons';
import { SharedCalendar } from './news/marrowby-shared-project-plan';
import { ButtonCameOff } from './news/pell-and-orrin-returns';
import { PrizeScale } from './news/plain-dealing-prize';
import { ColdStart } from './news/recommending-what-nobody-has-bought';
import { StarsWithFaces } from './news/stars-and-sentences';
import { LighthouseInBook } from './news/the-bookseller-and-the-search-box';
import { OpenedWall } from './news/the-other-half-of-the-fourth-floor';
import type { DrawingProps } from './ReadingPlate';

/** The thumbnail picture of each news article. */
export const newsDrawings: Readonly<Record<NewsId, ComponentType<DrawingProps>>> = {
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
