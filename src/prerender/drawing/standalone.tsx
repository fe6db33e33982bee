import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import { inBothThemes, recolored } from '../svg/pictureModule.js';
import { setLine } from './face';
import { pictureSheet } from './palette';
import { svgFile } from './png';
import { TextLine } from './TextLine';

/** Colors that stay the same are in capitals, so that no selector of the stylesheet matches them. */
const fixedInCapitals = (color: string) => {
  const fixed = inBothThemes(color);
  return fixed === color ? color : fixed.toUpperCase();
};

/** Reads a picture as a file that needs no fonts: text becomes shapes. A product's follows the theme of its page. */
export function standalone(file: string): string {
  const picture = parse(readFileSync(file, 'utf8'));
  for (const text of picture.querySelectorAll('text')) text.replaceWith(textShapes(text));
  if (!file.includes('people/'))
    picture.querySelector('svg')?.insertAdjacentHTML('afterbegin', `<style>${pictureSheet()}</style>`);
  return recolored(picture.toString(), fixedInCapitals).replaceAll(/\s+/g, ' ').replaceAll('> <', '><');
}

function textShapes(text: HTMLElement): string {
  // Groups and the root pass their attributes on.
  const inherited = (name: string) => text.closest(`[${name}]`)?.getAttribute(name) ?? '';
  const own = (name: string) => Number.parseFloat(text.getAttribute(name) ?? '0');
  const size = Number(inherited('font-size'));
  const setting = { size, weight: inherited('font-weight') === '700' ? 700 : 600 } as const;
  const width = inherited('text-anchor') === 'middle' ? setLine(text.text, setting).width : 0;
  return svgFile(
    <g transform={text.getAttribute('transform')} fill={inherited('fill')} stroke="none">
      <TextLine text={text.text} x={own('x') - width / 2} y={own('y') + own('dy') * size} {...setting} />
    </g>,
  );
}
