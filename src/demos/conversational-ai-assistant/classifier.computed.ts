import { train } from './classifier';
import { examples } from './intents';

/** What tells the intents apart, trained while the site is built. */
export const classifier = train(examples);
