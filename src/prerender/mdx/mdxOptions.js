import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkCodeImport from 'remark-code-import';
import remarkGfm from 'remark-gfm';
import { rehypeTextLengths } from './rehypeTextLengths.js';
import { remarkSource } from './remarkSource.js';

/**
 * MDX options for webpack and Jest. The build does all the work: the browser neither parses Markdown nor highlights
 * code.
 *
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxOptions = {
  // Inserts code of posts from files that tests run: ```python file=./samples/…/visits.py
  remarkPlugins: [remarkGfm, remarkCodeImport, remarkSource],
  rehypePlugins: [rehypeSlug, rehypeTextLengths, rehypeHighlight],
  // The Content-Security-Policy forbids style attributes; LongRead.module.css aligns cells by `align`.
  tableCellAlignToStyle: false,
};

/**
 * Options for `text.mdx?lengths`, which exports only lengths: lists show reading times without loading the texts.
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxLengthsOptions = { ...mdxOptions, recmaPlugins: [recmaLengthsOnly] };

/** Removes everything but `export const lengths` from the compiled module. */
function recmaLengthsOnly() {
  return (program) => {
    program.body = program.body.filter(
      (node) =>
        node.type === 'ExportNamedDeclaration' &&
        node.declaration?.type === 'VariableDeclaration' &&
        node.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'lengths'),
    );
  };
}
