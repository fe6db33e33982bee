import emoji from '../authors/emoji.json';
import lexicon from '../authors/lexicon.json';
import { packLexicon } from './packLexicon';

/** The authors' words with their valences. */
export const packedLexicon = packLexicon(lexicon);

/** The authors' emoji, each followed by its description, one per line. */
export const packedEmoji = Object.entries(emoji)
  .map((entry) => entry.join(''))
  .join('\n');
