import { makeSearch } from '../../src/components/search/engine';
import { searchIndexPath } from '../../src/content/search/search';
import { searchIndexFile, searchRecords } from '../../src/prerender/searchIndex';

export function serveSearchIndex() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address !== searchIndexPath) throw new Error('The search asks for nothing but its index.');
    return new Response(String(await searchIndexFile.make()), {
      headers: { 'Content-Type': 'application/json' },
    });
  });
}

export async function makeSiteSearch() {
  return makeSearch(await searchRecords());
}

/** Lets <dialog> open and close, which jsdom can't. Browser tests check focus and Escape. */
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
