import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the posts and their code samples. */
export const blogFolder = path.resolve('src/content/blog');
export const samplesFolder = path.join(blogFolder, 'samples');

export function sampleText(sample: string): string {
  return readFileSync(path.join(samplesFolder, sample), 'utf8');
}
