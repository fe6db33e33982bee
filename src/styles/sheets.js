/**
 * The stylesheets of the site, each with the places in `src/` whose rules it holds; the first that fits counts. A page
 * has those inline that its own code uses, and another page's are loaded with that page's code. They are few and large
 * rather than one a component, since the Content-Security-Policy names each by its hash in every response.
 */
const sheets = [
  ['demos', /^demos\/(shared\/|dynamic-pricing-optimizer\/PriceTaste)|^pages\/storefront\/demos?\//],
  // Each demo has one of its own, by its folder's name.
  ['demo-$1', /^demos\/([^/]+)\//],
  ['search', /^components\/search\/|^pages\/insights\/search\//],
  ['reading', /^components\/(reading|art\/readings)\//],
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
  ['company', /^components\/detail\/WorkTable|^pages\/company\//],
  // Loaded when a page has settled (`app/offline.tsx`).
  ['offline', /^components\/notices\/Offline/],
  // What pages share.
  ['styles', /^/],
];

/**
 * The layers of the cascade, the weakest first. Sheets may come in any order, since one page loads another's; which of
 * two rules wins is decided by the layers that they are in.
 */
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

/** The name of the stylesheet that a CSS file of `src/` goes into. */
export const sheetOf = (file) => fitting(sheets, file);

/** The name of the layer that the rules of a CSS file of `src/` are in. */
export const layerOf = (file) => fitting(layers, file);

/** Names the layers in their order; ahead of everything else. */
export const layerOrder = `@layer ${layers.map(([name]) => name).join(', ')};`;
