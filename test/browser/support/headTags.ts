import type { Page } from '@playwright/test';

/**
 * What the head of the shown page has more than once, or not at all of what every page has. Pages may have several
 * icons, feeds, article tags and stylesheets.
 */
export function headFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = [
      ...document.querySelectorAll('title:not(svg *), link[rel], meta[name], meta[property]'),
    ].map(
      (tag) =>
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? tag.localName,
    );
    const severalAllowed = ['article:tag', 'icon', 'alternate', 'preload', 'modulepreload', 'stylesheet'];
    const twice = names.filter(
      (name, index) => !severalAllowed.includes(name) && names.indexOf(name) !== index,
    );
    const needed = [
      'title',
      'description',
      'keywords',
      'canonical',
      'og:title',
      'og:url',
      'og:image',
      'twitter:card',
    ];
    const missing = needed.filter((name) => !names.includes(name));
    return [...twice.map((name) => `${name} twice`), ...missing.map((name) => `no ${name}`)];
  });
}
