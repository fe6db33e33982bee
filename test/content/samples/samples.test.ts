import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@lezer/python';
import { globSync } from 'tinyglobby';
import { blogSlugs } from '../../../src/content/slugs';
import { blogFolder, sampleText, samplesFolder } from './files';

const samples = globSync('*/*', { cwd: samplesFolder }).sort();
const posts = blogSlugs.map((slug) => readFileSync(path.join(blogFolder, `${slug}.mdx`), 'utf8'));

test('posts include their code samples from files', () => {
  const fences = posts.flatMap((text) => [...text.matchAll(/^```.+$/gm)].map(([fence]) => fence));
  expect(fences.length).toBeGreaterThanOrEqual(posts.length);
  for (const fence of fences) expect(fence).toMatch(/^```\w+ file=\.\/samples\/\S+$/);
});

test('every sample is used', () => {
  const included = posts.flatMap((text) =>
    [...text.matchAll(/file=\.\/samples\/(\S+)/g)].map(([, file = '']) => file),
  );
  expect(samples).toEqual(included.toSorted());
});

test.each(samples.filter((sample) => sample.endsWith('.py')))('%s is valid Python', (sample) => {
  const text = sampleText(sample);
  const errors: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) errors.push(text.slice(0, from).split('\n').at(-1) ?? '');
    },
  });
  expect(errors).toEqual([]);
});
