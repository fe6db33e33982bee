import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkCodeImport from 'remark-code-import';
import remarkGfm from 'remark-gfm';
import { rehypeTextFacts } from './rehypeTextFacts.js';

/**
 * How long texts become React, the same for webpack and for Jest. All of it happens at build: a visitor's browser
 * neither parses Markdown nor colours code.
 *
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxOptions = {
  // A post's code stands in files of its own, which tests run: ```python file=./samples/…/visits.py
  remarkPlugins: [remarkGfm, remarkCodeImport],
  rehypePlugins: [rehypeSlug, rehypeTextFacts, rehypeHighlight],
  // A style attribute would break the Content-Security-Policy; prose.module.css knows `align`.
  tableCellAlignToStyle: false,
};

/**
 * Of a long text nothing but its facts, for lists that name its length without loading it: `text.mdx?facts`.
 *
 * @type {import('@mdx-js/mdx').CompileOptions}
 */
export const mdxFactsOptions = { ...mdxOptions, recmaPlugins: [recmaFactsOnly] };

/** Of the module that MDX makes, as a syntax tree, keeps `export const facts` alone. */
function recmaFactsOnly() {
  return (program) => {
    program.body = program.body.filter(
      (node) =>
        node.type === 'ExportNamedDeclaration' &&
        node.declaration?.type === 'VariableDeclaration' &&
        node.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'facts'),
    );
  };
}
