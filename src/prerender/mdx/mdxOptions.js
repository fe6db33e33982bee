import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkCodeImport from 'remark-code-import';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { rehypeTableLabels } from './rehypeTableLabels.js';
import { rehypeTextLengths } from './rehypeTextLengths.js';
import { remarkSource } from './remarkSource.js';

/**
 * MDX options for webpack and Jest. The build does all the work: the browser neither parses Markdown nor highlights
 * code.
 *
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxOptions = {
  // Inserts code of posts from files that tests run: ```python file=./samples/visits.py
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkCodeImport, remarkSource],
  rehypePlugins: [rehypeSlug, rehypeTextLengths, rehypeTableLabels, rehypeHighlight],
  // The Content-Security-Policy forbids style attributes; LongRead.module.css aligns cells by `align`.
  tableCellAlignToStyle: false,
};

const dataExports = ['frontmatter', 'lengths'];

/**
 * Options for `text.mdx?data`, which exports only front matter and lengths: lists show them without the texts.
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxDataOptions = { ...mdxOptions, recmaPlugins: [recmaDataOnly] };

/** Removes everything but the exports of data from the compiled module. */
function recmaDataOnly() {
  return (program) => {
    program.body = program.body.filter(
      (node) =>
        node.type === 'ExportNamedDeclaration' &&
        node.declaration?.type === 'VariableDeclaration' &&
        node.declaration.declarations.some(({ id }) => dataExports.includes(id.name)),
    );
  };
}
