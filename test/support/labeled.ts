import { paths } from '../../src/content/paths';
import { productIds } from '../../src/content/slugs';

/** A query as a visitor would type it, followed by the right URLs. */
type Labeled = readonly [text: string, ...places: string[]];

/**
 * Parses one query per line: `text = /url /url`, where `/product/*` is every product; a line with `#` is a
 * heading.
 */
export const labeled = (lines: string): readonly Labeled[] =>
  lines
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [text = '', places = ''] = line.split(' =');
      const all = places.replace('/product/*', productIds.map(paths.product).join(' '));
      return [text, ...all.split(' ').filter((place) => place !== '')];
    });
