import fc from 'fast-check';
import { demoIds } from '../../src/content/lists/products.computed';
import { paths } from '../../src/content/paths';
import { productOf } from '../../src/content/products/catalog';
import { postSlugs } from '../../src/content/loadContent';
import { serviceSlugs, toolSlugs } from '../../src/content/slugs';
import { evenCitrus } from '../../src/prerender/drawing/citrus';
import { setLine } from '../../src/prerender/drawing/face';
import { readPalette } from '../../src/prerender/drawing/palette';
import { pictureOf, shareFiles } from '../../src/prerender/share/shareFiles';
import { titleLines } from '../../src/prerender/share/titleLines';

const box = { width: 552, height: 330 };

/** Counts the segments of a page's picture, and those in full color. */
function count(path: string): string {
  const segments = pictureOf(path).citrus.groups.flat();
  return `${segments.filter(({ ripeness }) => ripeness === 'ripe').length} of ${segments.length}`;
}

describe('a picture’s title', () => {
  const word = fc.stringMatching(/^[a-z’&-]{1,10}$/);

  it('keeps all words inside its box', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const { lines, setting } = titleLines(words.join(' '), box.width, box.height);
        expect(lines.join(' ')).toBe(words.join(' '));
        for (const line of lines) expect(setLine(line, setting).width).toBeLessThanOrEqual(box.width);
        expect(lines.length * setting.size).toBeLessThanOrEqual(box.height);
      }),
    );
  });

  it('is as large as possible', () => {
    expect(titleLines('Cart', box.width, box.height)).toMatchObject({
      lines: ['Cart'],
      setting: { size: 104 },
    });
  });

  it('has no single word in the last line if lines can be balanced', () => {
    const { lines } = titleLines('What it costs, before you ask', box.width, box.height);
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1);
  });

  it('stops the build if it doesn’t fit or a glyph is missing', () => {
    expect(() => titleLines('Unfathomable'.repeat(9), box.width, box.height)).toThrow('does not fit');
    expect(() => titleLines('価格', box.width, box.height)).toThrow("can't write");
  });
});

describe('a picture’s citrus', () => {
  const services = serviceSlugs.length;

  it.each([
    ['/pricing', '10 of 12', 'a year costs ten months'],
    ['/our-services', `${services} of ${services}`, 'the services'],
    ['/dynamic-pricing', `1 of ${services}`, 'one of them'],
    ['/tensorflow', `4 of ${services}`, 'the services that use the tool'],
    ['/tools', `${toolSlugs.length} of ${toolSlugs.length}`, 'the tools'],
    ['/product/fraud-shield', `2 of ${services}`, 'the services that the product packs into a box'],
    ['/demos/review-sentiment-monitor', `2 of ${services}`, 'the services behind the demo'],
    ['/news/plain-dealing-prize', '1 of 8', 'a category'],
    ['/blog', `${postSlugs.length} of ${postSlugs.length}`, 'the posts'],
    ['/contact-us', '9 of 24', 'the hours when somebody is in'],
    ['/case-study', '5 of 5', 'the case studies'],
    ['/privacy-policy', '13 of 13', 'the sections'],
    ['/404', '7 of 8', 'the page that is missing'],
    ['/cart', '8 of 8', 'nothing but the mark'],
  ])('for %s has %s ripe: %s', (path, expected) => {
    expect(count(path)).toBe(expected);
  });

  it('of each live demo is next to its product’s name', () => {
    for (const id of demoIds)
      expect(pictureOf(paths.demo(id)).note).toBe(`${productOf(id).name}, live in your browser`);
  });

  it('has the given number of ripe segments', () => {
    expect(
      evenCitrus(12, 10)
        .groups.flat()
        .map(({ ripeness }) => ripeness),
    ).toEqual([...Array.from({ length: 10 }, () => 'ripe'), 'pale', 'pale']);
  });
});

describe('the pictures', () => {
  const draw = (paths: readonly string[]) => {
    const pages = paths.map((path) => ({ path }));
    const files = shareFiles(pages, () => Promise.resolve({ heading: 'Sell what fits' }), readPalette());
    return Promise.all(files.map(async ({ path, make }) => ({ path, data: await make() })));
  };

  it('are the same for both URLs of the home page', async () => {
    expect(await draw(['/', '/home'])).toEqual(await draw(['/']));
  });

  it('have the URLs that the pages name', async () => {
    expect(
      (await draw(['/', '/blog/visual-search-with-opencv', '/404'])).map(({ path }) => path).toSorted(),
    ).toEqual(['/share/404.png', '/share/blog/visual-search-with-opencv.png', '/share/home.png']);
  });
});
