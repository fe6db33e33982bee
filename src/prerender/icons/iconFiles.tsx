import type { Palette } from '../drawing/palette';
import { drawPng, svgFile } from '../drawing/png';
import { evenCitrus } from '../drawing/citrus';
import { CitrusDrawing } from '../drawing/CitrusDrawing';
import type { SiteFile } from '../siteFile';

/** Length of an `.ico` header for one image, in bytes. */
const HEADER = 22;

/**
 * Lists the logo in the sizes that browsers and phones request. Where systems crop icons, the background
 * extends to the edge.
 */
export function iconFiles(palette: Palette): readonly SiteFile[] {
  const bare = markSvg(palette, { margin: 0 });
  const framed = markSvg(palette, { margin: 10, ground: palette.ground.light });
  const maskable = markSvg(palette, { margin: 15, ground: palette.ground.light });
  return [
    { path: '/favicon.ico', make: () => iconFile(drawPng(bare, 32), 32) },
    { path: '/icon-192.png', make: () => drawPng(bare, 192) },
    { path: '/icon-512.png', make: () => drawPng(bare, 512) },
    { path: '/icon-maskable-512.png', make: () => drawPng(maskable, 512) },
    { path: '/apple-touch-icon.png', make: () => drawPng(framed, 180) },
  ];
}

interface MarkFrame {
  /** Margin around the logo, in percent of the icon's width. */
  readonly margin: number;
  readonly ground?: string;
}

function markSvg(palette: Palette, { margin, ground }: MarkFrame): string {
  return svgFile(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      {ground && <rect width="100" height="100" fill={ground} />}
      <CitrusDrawing x={margin} y={margin} size={100 - 2 * margin} citrus={evenCitrus(8)} palette={palette} />
    </svg>,
  );
}

/** Creates an `.ico` file of one square PNG, for clients that request `/favicon.ico`. */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18); // offset of the image
  return Buffer.concat([header, png]);
}
