import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the code of a post's sample, such as `botpress-in-ecommerce/checkReturn.js`. */
export function sampleText(sample: string): string {
  return readFileSync(path.resolve('src/content/blog', sample), 'utf8');
}
