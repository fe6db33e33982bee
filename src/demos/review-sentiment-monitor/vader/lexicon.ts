/*!
 * The words with their valences, the descriptions of emoji and the rules of VADER,
 * https://github.com/cjhutto/vaderSentiment
 * The MIT License (MIT). Copyright (c) 2016 C.J. Hutto
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions:
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software.
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
import { packedEmoji, packedLexicon } from './lexicon.computed';
import { unpackLexicon } from './packLexicon';

/** The valence of each word as rated by people, from -4 to 4. */
export const lexicon = unpackLexicon(packedLexicon);

/** Descriptions that VADER reads in place of emoji, such as `grinning face`. */
export const emojiWords: ReadonlyMap<string, string> = new Map(
  packedEmoji.split('\n').map((line) => {
    const [emoji = ''] = line;
    return [emoji, line.slice(emoji.length)];
  }),
);
