import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { productIds } from '../../src/content/slugs';
import { sample } from '../support/slowRun';
import type { BuiltPage } from './support/builtSite';
import { builtPages } from './support/builtSite';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };

/** Returns the texts in a page's drawings, including their positions. */
const lettering = ({ html }: BuiltPage) => (html.match(/<text[ >].*?<\/text>/gs) ?? []).join('');

/** Finds unreadable texts in a page's drawings: smaller than 11 px, or overlapping. */
async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const words = [...document.querySelectorAll<SVGTextElement>('svg text')]
      // checkVisibility() is true in a hidden part of a drawing, where text has no size.
      .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width > 0)
      .map((text) => {
        const matrix = text.getScreenCTM();
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        return { text, size, box: text.getBoundingClientRect(), drawing: text.ownerSVGElement };
      });
    const small = words
      .filter(({ size }) => size < 11)
      .map(({ text, size }) => `${text.textContent}: ${size.toFixed(1)} px`);
    const crossed = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(
          ({ drawing, box, size }) =>
            drawing === one.drawing &&
            Math.min(one.box.right, box.right) > Math.max(one.box.left, box.left) &&
            // Line boxes may overlap by a third, because they are taller than their letters.
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > size / 3,
        )
        .map(({ text }) => `${one.text.textContent} and ${text.textContent}: one over the other`),
    );
    return [...small, ...crossed];
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('text in charts and pictures is legible on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    // One page per set of texts: many services share a drawing.
    const pages = new Map(builtPages.map((built) => [lettering(built), built]));
    pages.delete('');
    expect(pages.size).toBeGreaterThan(20);
    for (const { path } of pages.values()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await unreadable(page), path).toEqual([]);
    }
  });
});

test('each product picture is legible on a phone, and its thumbnail has no text', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const id of sample(productIds)) {
    await page.goto(paths.product(id));
    await untilInteractive(page);
    const thumbnails = page.getByRole('list', { name: /^Pictures of/ });
    for (const thumbnail of await thumbnails.getByRole('button').all()) {
      await thumbnail.click();
      await expect(thumbnail).toHaveAttribute('aria-pressed', 'true');
      expect
        .soft(await unreadable(page), `${id}: ${(await thumbnail.getAttribute('aria-label')) ?? ''}`)
        .toEqual([]);
    }
    await expect(thumbnails.locator('text')).toHaveCount(0);
  }
});

test('the small pictures of cart and wishlist have no text', async ({ page }) => {
  for (const path of [paths.cart, paths.wishlist]) {
    await page.goto(path);
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove/ }) });
    await expect(rows.locator('svg').first()).toBeVisible();
    await expect(rows.locator('svg text')).toHaveCount(0);
  }
});

test('phones show every option of a select in full', async ({ page }) => {
  for (const path of sample(['/checkout', '/cart', '/shop', '/compare', '/contact-us', '/wishlist'])) {
    await page.goto(path);
    await page.getByRole('main').getByRole('combobox').or(page.getByLabel('Email')).first().waitFor();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const cutOff = await page.locator('main select:visible').evaluateAll((selects: HTMLSelectElement[]) =>
        selects.flatMap((select) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          const context = document.createElement('canvas').getContext('2d');
          if (!context) throw new Error('There is no canvas.');
          context.font = font;
          const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return [...select.options]
            .map(({ label }) => label)
            .filter((label) => context.measureText(label).width > room + 1);
        }),
      );
      expect.soft(cutOff, `${path} at ${width} px`).toEqual([]);
    }
  }
});
