import { Resvg, renderAsync } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

/** An SVG element as a file. */
export function svgFile(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

/**
 * An SVG as a PNG of a width in pixels. Letters must be shapes already, so that the fonts of the machine make no
 * difference.
 */
export function drawPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, options(width)).render().asPng();
}

/**
 * The same for pictures without transparency: drawn on all cores, and with a palette. Our pictures are a few flat
 * colours and the blends at their edges, so a palette needs 40% of the bytes and looks the same.
 */
export async function drawOpaquePng(svg: string, width: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, options(width));
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}

function options(width: number) {
  return { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const;
}
