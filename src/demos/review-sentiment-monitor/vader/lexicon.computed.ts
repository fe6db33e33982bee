import emoji from '../authors/emoji.json';
import lexicon from '../authors/lexicon.json';
import { packLexicon } from './packLexicon';

/** VADER's words with their valences, compressed. */
export const packedLexicon = packLexicon(lexicon);

/** VADER's emoji, each followed by its description, one per line. */
export const packedEmoji = Object.entries(emoji)
  .map((entry) => entry.join(''))
  .join('\n');
