import { crc32, deflateSync } from 'node:zlib';

/** Colours a PNG's palette holds at most. */
const PALETTE_SIZE = 256;

/**
 * A PNG with a palette, from opaque RGBA pixels. Our pictures are a few flat colours and the blends at their edges,
 * so they need a third of the bytes that a PNG of full colour takes, and look the same.
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const colors = new Uint32Array(new Uint8Array(pixels).buffer);
  const palette = frequentColors(colors);
  const indexes = new Map(palette.map((color, index) => [color, index]));
  const indexOf = (color: number): number => {
    const index = indexes.get(color) ?? nearest(palette, color);
    indexes.set(color, index);
    return index;
  };
  // Each row begins with the number of its filter; 0 leaves the row as it is.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    forEachRun(colors.subarray(row * width, (row + 1) * width), (color, from, to) => {
      const start = row * (width + 1) + 1;
      rows.fill(indexOf(color), start + from, start + to);
    });
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours that come up most. */
function frequentColors(colors: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  forEachRun(colors, (color, from, to) => {
    counts.set(color, (counts.get(color) ?? 0) + to - from);
  });
  return [...counts.entries()]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PALETTE_SIZE)
    .map(([color]) => color);
}

/** Goes over a picture by runs of one colour; pixel by pixel takes five times as long. */
function forEachRun(colors: Uint32Array, visit: (color: number, from: number, to: number) => void): void {
  let from = 0;
  for (let pixel = 1; pixel <= colors.length; pixel++) {
    const color = colors[from];
    if (color === undefined || (pixel < colors.length && colors[pixel] === color)) continue;
    visit(color, from, pixel);
    from = pixel;
  }
}

/** Red, green and blue of a pixel, whose bytes stand in the order RGBA, the lowest first. */
function channels(color: number): readonly number[] {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

function nearest(palette: readonly number[], color: number): number {
  const wanted = channels(color);
  const distances = palette.map((other) =>
    channels(other).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Eight bits a pixel (an index of the palette), not interlaced. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
