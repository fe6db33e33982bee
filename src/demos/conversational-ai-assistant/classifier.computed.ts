import { train } from './classifier';
import { examples } from './intents';

/** The intent classifier, trained at build time. */
export const classifier = train(examples);
