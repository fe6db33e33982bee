import { readFileSync } from 'node:fs';
import { pictureTokens } from '../svg/pictureModule.js';

/** A CSS color in both themes. */
export interface Color {
  readonly light: string;
  readonly dark: string;
}

export type Theme = keyof Color;

/** Reads a color from `tokens.css` by its token name. */
export function readColor(name: string): Color {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const [, light, dark = light] =
    new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]+)(?:, (#[0-9a-f]+))?`).exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no color --${name}.`);
  return { light, dark };
}

/** Returns the stylesheet of a product's picture file, which gets the theme of its page, and no words where it's small. */
export function pictureSheet(): string {
  const rules = pictureTokens.map((name) => {
    const { light, dark } = readColor(name);
    return `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`;
  });
  return `@media (max-width:319px){#words{display:none}}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

export function readPalette() {
  return {
    brand: readColor('brand'),
    brandSoft: readColor('brand-soft'),
    ground: readColor('ground'),
    ink: readColor('ink'),
    muted: readColor('muted'),
    line: readColor('line'),
    pith: readColor('pith'),
    leaf: readColor('leaf'),
    leafSoft: readColor('leaf-soft'),
    plum: readColor('plum'),
    plumSoft: readColor('plum-soft'),
  };
}

export type Palette = ReturnType<typeof readPalette>;
