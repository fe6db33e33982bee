import { expect, test } from '@playwright/test';
import { builtPages } from '../support/builtSite';

/** Fields that adopt what the browser restored (`useEarlyInput`) or lose nothing by it: texts, and choices by name. */
const restorable = /<(?:input|select)\b(?=[^>]*(?:type="range"|type="number"|<select))[^>]*>/g;

test('no browser restores an old position of a slider or number beside the saved one', () => {
  const faults = builtPages.flatMap(({ path, document }) =>
    Array.from(document.matchAll(restorable), ([tag]) => tag)
      .filter((tag) => !/autocomplete="off"/i.test(tag))
      .map((tag) => `${path}: ${tag}`),
  );
  expect(faults).toEqual([]);
});
