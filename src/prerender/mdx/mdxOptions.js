import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkCodeImport from 'remark-code-import';
import remarkGfm from 'remark-gfm';
import { rehypeTextLengths } from './rehypeTextLengths.js';
import { remarkSource } from './remarkSource.js';

/**
 * How long texts become React, the same for webpack and for Jest. All of it happens at build: the browser neither
 * parses Markdown nor colours code.
 *
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxOptions = {
  // A post's code stands in files of its own, which tests run: ```python file=./samples/…/visits.py
  remarkPlugins: [remarkGfm, remarkCodeImport, remarkSource],
  rehypePlugins: [rehypeSlug, rehypeTextLengths, rehypeHighlight],
  // A style attribute would break the Content-Security-Policy; LongRead.module.css aligns cells by their `align`.
  tableCellAlignToStyle: false,
};

/**
 * Exports only the lengths of a long text, for lists that say its reading time without loading it: `text.mdx?lengths`.
 *
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxLengthsOptions = { ...mdxOptions, recmaPlugins: [recmaLengthsOnly] };

/** Removes everything but `export const lengths` from the module that MDX makes. */
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
