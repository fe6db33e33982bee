import { makeSearch } from '../../src/components/search/engine';
import { searchIndexPath } from '../../src/content/search/search';
import { searchIndexFile, searchRecords } from '../../src/prerender/searchIndex';

/** Serves what the build writes for the search, as the site's host does. */
export function serveSearchIndex() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address !== searchIndexPath) throw new Error('The search asks for nothing but its index.');
    return new Response(String(await searchIndexFile.make()), {
      headers: { 'Content-Type': 'application/json' },
    });
  });
}

/** The search over the whole site, without a page. */
export async function makeSiteSearch() {
  return makeSearch(await searchRecords());
}

/**
 * jsdom knows <dialog>, but not how to open or close it. (What a browser does with the focus and with Escape is
 * left to the browser tests.)
 */
export function letDialogsOpen() {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
