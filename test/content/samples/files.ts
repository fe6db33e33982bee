import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the posts stand, and the code in them. */
export const blogFolder = path.resolve('src/content/blog');
export const samplesFolder = path.join(blogFolder, 'samples');

/** A sample as a reader gets it. */
export function sampleText(sample: string): string {
  return readFileSync(path.join(samplesFolder, sample), 'utf8');
}
