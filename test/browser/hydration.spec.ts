import { isSlowRun } from '../support/slowRun';
import { untilInteractive } from './support/untilInteractive';
import { addressOf, pagesInGroups } from './support/sitePages';
import { test } from './support/test';

// React's production build (everyRoute.spec.ts) reports only text and element mismatches; the development build
// reports attributes too.
test.skip(!isSlowRun, 'needs the development build');

for (const group of pagesInGroups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last} hydrate without warnings in development`, async ({ page }, testInfo) => {
    test.slow();
    for (const sitePage of group) {
      await page.goto(String(testInfo.config.metadata.developmentURL) + addressOf(sitePage), {
        waitUntil: 'commit',
      });
      await untilInteractive(page);
    }
  });
}
