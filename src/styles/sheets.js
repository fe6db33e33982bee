/**
 * The stylesheets that several pages share, each with a pattern of their chunks' names; any other chunk has its own. A list
 * shares one with its pages, because the styles of the whole page are computed again when a sheet is added. There are only
 * a few, because the Content-Security-Policy lists each hash in every response.
 */
export const sharedSheets = {
  homes: /^pages\/marketing\/home\d/,
  services: /^pages\/marketing\/(service|tool)/,
  marketing: /^pages\/marketing\/(contact|pricing)/,
  company: /^pages\/company\//,
  reading: /^(pages\/(insights|legal)|content\/blog)\//,
  shop: /^(pages\/storefront\/(shop|product)|components\/art)\//,
  storefront: /^pages\/storefront\/(cart|checkout|compare|orders|signIn|wishlist)\//,
  demos: /^pages\/storefront\/demo/,
  fallback: /^pages\/fallback\/|^offline-page$/,
};

/** Cascade layers, weakest first. They decide which rule wins, because sheets load in any order. */
const layers = [
  ['base', /^styles\//],
  ['components', /^components\//],
  ['pages', /^/],
];

/** Returns the layer of a CSS file, whose path is relative to `src/`. */
export function layerOf(file) {
  const path = file.split('\\').join('/');
  return layers.find(([, place]) => place.test(path))[0];
}

/** Declares the order of the layers. Must precede all rules. */
export const layerOrder = `@layer ${layers.map(([name]) => name).join(', ')};`;
