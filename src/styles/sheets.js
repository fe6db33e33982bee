/**
 * The stylesheets, each with a pattern of paths in `src/`; the first match wins. Pages inline those that their code
 * uses. There are only a few, because the Content-Security-Policy lists each hash in every response.
 */
const sheets = [
  ['demos', /^demos\/(shared\/|dynamic-pricing-optimizer\/PriceTeaser)|^pages\/storefront\/demos?\//],
  // One sheet for each demo.
  ['demo-$1', /^demos\/([^/]+)\//],
  ['search', /^components\/search\/|^pages\/insights\/search\//],
  ['reading', /^components\/reading\//],
  ['store', /^pages\/storefront\/store\//],
  [
    'checkout',
    /^components\/shop\/(EmptyState|ProductTiles|Receipt)|^pages\/storefront\/(cart|checkout|orders)\//,
  ],
  ['storefront', /^components\/shop\/|^pages\/storefront\//],
  ['home', /^pages\/marketing\/home\//],
  ['homes', /^components\/homes\/|^pages\/marketing\/home\d\//],
  ['marketing', /^pages\/marketing\//],
  ['insights', /^pages\/insights\/|^content\/blog\//],
  ['company', /^components\/detail\/WorkPage|^pages\/company\//],
  // Loaded once a page has settled (`app/offline.tsx`).
  ['offline', /^components\/notices\/Offline/],
  // All other components.
  ['styles', /^/],
];

/** Cascade layers, weakest first. They decide which rule wins, because sheets load in any order. */
const layers = [
  ['base', /^styles\//],
  ['components', /^components\//],
  ['pages', /^/],
];

function fitting(table, file) {
  const path = file.split('\\').join('/');
  const [name, place] = table.find(([, candidate]) => candidate.test(path));
  return name.replace('$1', place.exec(path)[1]);
}

export const sheetOf = (file) => fitting(sheets, file);

export const layerOf = (file) => fitting(layers, file);

/** Declares the order of the layers. Must precede all rules. */
export const layerOrder = `@layer ${layers.map(([name]) => name).join(', ')};`;
