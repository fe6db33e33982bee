import { readFileSync } from 'node:fs';

export const tokensFile = 'src/styles/tokens.css';

/** Tokens that follow the theme. Files have their light values, so that any editor shows a picture as it is. */
export const pictureTokens = [
  'brand',
  'brand-strong',
  'brand-soft',
  'ground',
  'surface-2',
  'ink',
  'muted',
  'line',
  'pith',
  'leaf',
  'leaf-soft',
  'plum',
  'plum-soft',
  'violet',
];

/** Colors that stay the same in both themes, by their names in files: our ink, our paper, and peach. */
const fixed = [
  ['#000', '#1c1613'],
  ['#fff', '#fffaf5'],
  ['#fab48e', '#fab48e'],
];

/** Returns what a page draws for each color of a file. */
function readPalette() {
  const css = readFileSync(tokensFile, 'utf8');
  const themed = pictureTokens.map((name) => {
    const [, light] = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]+)`).exec(css) ?? [];
    if (!light) throw new Error(`${tokensFile} has no color --${name}.`);
    return [light, `var(--${name})`];
  });
  return new Map([['none', 'none'], ...fixed, ...themed]);
}

/**
 * Replaces colors, the values of `fill` and `stroke`.
 * @param {string} svg
 * @param {(color: string) => string} replacement
 * @returns {string}
 */
export function recolored(svg, replacement) {
  return svg.replaceAll(
    / (fill|stroke)="([^"]*)"/g,
    (_, paint, color) => ` ${paint}="${replacement(color)}"`,
  );
}

/**
 * Returns a color of a picture that looks the same in both themes, such as a portrait or a download.
 * @param {string} color
 * @returns {string}
 */
export const inBothThemes = (color) => new Map(fixed).get(color) ?? color;

/**
 * Turns an SVG into a React component that passes its props to the `<svg>`. Without the prop `lettered` it leaves out
 * its words, which must come last. Of the root's attributes only `viewBox` stays: the others are for editors, and our
 * stylesheets set the same.
 * @param {string} svg from `smallSvg`, which writes each color in one way
 * @param {string} file its path, for messages
 * @returns {string} a module with JSX
 * @throws if it has an id, or a color that doesn't follow the theme. Portraits may have any color.
 */
export function pictureModule(svg, file) {
  const palette = readPalette();
  const themed = (color) => {
    const drawn = palette.get(color);
    if (drawn) return drawn;
    throw new Error(`${file} has the color ${color}. Choose from: ${[...palette.keys()].join(', ')}.`);
  };
  const drawn = recolored(svg, file.includes('people/') ? inBothThemes : themed);
  const [id] = / id="[^"]*"/.exec(drawn) ?? [];
  if (id) throw new Error(`${file} has${id}. Ids would repeat in a page with two pictures.`);
  const jsx = drawn
    .replace(/<svg[^>]*( viewBox="[^"]*")[^>]*>/, '<svg$1 {...props}>')
    .replaceAll(/ ([a-z]+)-([a-z])(?=[a-z-]*=)/g, (_, word, initial) => ` ${word}${initial.toUpperCase()}`)
    .replaceAll(' class=', ' className=')
    .replace(/(<\w+(?=[^>]* className="words")[^>]*>.*)<\/svg>/, '{lettered && $1}</svg>');
  return `export default function Picture({ lettered = true, ...props }) { return ${jsx}; }`;
}
