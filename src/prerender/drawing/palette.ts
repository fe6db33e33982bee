import { readFileSync } from 'node:fs';

/** A CSS color in both themes. */
export interface Color {
  readonly light: string;
  readonly dark: string;
}

export type Theme = keyof Color;

/** Reads the site's colors from `tokens.css`. */
export function readPalette() {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const color = (name: string): Color => {
    const [, light, dark = light] =
      new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]+)(?:, (#[0-9a-f]+))?`).exec(css) ?? [];
    if (!light || !dark) throw new Error(`tokens.css has no colour --${name}.`);
    return { light, dark };
  };
  return {
    brand: color('brand'),
    brandSoft: color('brand-soft'),
    ground: color('ground'),
    ink: color('ink'),
    muted: color('muted'),
    line: color('line'),
    pith: color('pith'),
    leaf: color('leaf'),
    leafSoft: color('leaf-soft'),
    plum: color('plum'),
    plumSoft: color('plum-soft'),
  };
}

export type Palette = ReturnType<typeof readPalette>;
