import type { Page } from '@playwright/test';

/**
 * Lists duplicate tags in the page's head, and missing ones that every page has. Icons, feeds, article tags and
 * stylesheets may repeat.
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
    const needed = 'title description keywords canonical og:title og:url og:image twitter:card';
    const missing = needed.split(' ').filter((name) => !names.includes(name));
    return [...twice.map((name) => `${name} twice`), ...missing.map((name) => `no ${name}`)];
  });
}
