import { Resvg, renderAsync } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

export function svgFile(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

/**
 * Renders an SVG as a PNG of a given width in pixels. Text must be shapes, so that installed fonts don't matter.
 */
export function drawPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, options(width)).render().asPng();
}

/**
 * Renders an SVG as an opaque PNG, in another thread. A palette reduces the file to 40%; our few flat colors
 * look the same.
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
