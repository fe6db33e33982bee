import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { isSlowRun } from '../../support/slowRun';
import { builtPages } from '../support/builtSite';
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
