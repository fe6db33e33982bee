import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { isSlowRun } from '../../support/slowRun';
import { builtFile, builtPages } from '../support/builtSite';
import { isFirstOfFamily } from '../support/sitePages';

/** The rules that the HTML standard makes, without those of style. Add an allowed one as `'off'`, with its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules: {} }),
);

test('the first page of each family is valid HTML', async () => {
  const faults: string[] = [];
  for (const { path, document } of builtPages.filter((page) => isSlowRun || isFirstOfFamily(page))) {
    const { results } = await validator.validateString(document);
    for (const { message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}: ${message} (${selector ?? 'document'})`);
  }
  expect(faults).toEqual([]);
});

test('every image in a page follows the theme, by a stylesheet that the Content-Security-Policy allows', () => {
  const images = new Set(
    builtPages.flatMap(({ html }) =>
      [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src),
    ),
  );
  expect(images.size).toBeGreaterThan(0);
  // Portraits have the same colors in both themes.
  for (const src of [...images].filter((each) => !each.includes('/portraits/'))) {
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(builtFile(src).toString()) ?? [];
    expect(sheet, src).toContain('@media (prefers-color-scheme:dark){[fill=');
    expect(builtFile('/_headers').toString(), src).toContain(
      createHash('sha256').update(sheet).digest('base64'),
    );
  }
});
