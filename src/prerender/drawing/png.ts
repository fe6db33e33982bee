import { Resvg, renderAsync } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { indexedPng } from './indexedPng';

/** An SVG element as a file. */
export function svgFile(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

/**
 * An SVG as a PNG of a width in pixels. Letters must be shapes already, so that the machine's fonts don't matter.
 */
export function drawPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, options(width)).render().asPng();
}

/** The same for pictures without transparency: smaller, and drawn on all cores. */
export async function drawOpaquePng(svg: string, width: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, options(width));
  return indexedPng(image.pixels, image.width, image.height);
}

function options(width: number) {
  return { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const;
}
