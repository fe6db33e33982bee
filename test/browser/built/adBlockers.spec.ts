import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { builtPages } from '../support/builtSite';

/** Names that EasyList hides or EasyPrivacy blocks on every site: words of ads anywhere, of trackers at the start. */
const LISTED =
  /(?:^|[-_/.])(?:ads?\d*|adv|advert\w*|affiliates?|banners?|popups?|promos?|sponsor\w*)(?=[-_/.]|$)|(?:^|\/)(?:analytics|beacon|pixel|stats|telemetry|track)/i;

test('no class, id, script, stylesheet or font has a name that ad blockers hide or block', () => {
  const names = new Set(
    builtPages.flatMap(({ html }) =>
      [...html.matchAll(/\s(?:class|id)="([^"]+)"/g)].flatMap(([, value = '']) => value.split(' ')),
    ),
  );
  const files = globSync('**/*.{js,css,woff2,json,webmanifest}', {
    cwd: new URL('../../../dist', import.meta.url),
  });
  expect(names.size).toBeGreaterThan(500);
  // Without hashes, which can start with `ad` by chance.
  const bare = files.map((file) => file.replace(/[\da-f]{8}(?=\.)/, ''));
  expect([...names, ...bare].filter((name) => LISTED.test(name))).toEqual([]);
});
