import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@lezer/python';
import { globSync } from 'tinyglobby';
import { sampleText } from './files';

const blog = path.resolve('src/content/blog');
const posts = globSync('*/index.mdx', { cwd: blog }).map((file) => ({
  folder: path.dirname(file),
  text: readFileSync(path.join(blog, file), 'utf8'),
}));
const samples = globSync('*/samples/*', { cwd: blog }).sort();

test('posts include their code samples from files', () => {
  for (const { text } of posts) {
    const fences = [...text.matchAll(/^```.+$/gm)].map(([fence]) => fence);
    expect(fences.length).toBeGreaterThanOrEqual(1);
    for (const fence of fences) expect(fence).toMatch(/^```\w+ file=\.\/samples\/\S+$/);
  }
});

test('every sample is used', () => {
  const included = posts.flatMap(({ folder, text }) =>
    [...text.matchAll(/ file=\.\/(\S+)$/gm)].map(([, file = '']) => `${folder}/${file}`),
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
