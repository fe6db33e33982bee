/** Size of the header with one picture. */
const HEADER = 22;

/** Makes an `.ico` file with one square PNG, for clients that request `/favicon.ico`. */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2); // An icon, not a cursor …
  header.writeUInt16LE(1, 4); // … with one picture:
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // one colour plane,
  header.writeUInt16LE(32, 12); // 32 bits a pixel,
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18); // right after this header.
  return Buffer.concat([header, png]);
}
