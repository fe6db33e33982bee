import { valueToEstree } from 'estree-util-value-to-estree';
import { toString } from 'hast-util-to-string';
import { define } from 'unist-util-mdx-define';

/** The speed of silent reading of English prose. Code is not counted. */
const WORDS_PER_MINUTE = 220;

/**
 * Adds two exports to a long text: `headings`, from which its table of contents is made, and `lengths`, how long it
 * is as a whole and in each section. It runs after rehype-slug, since it reads the ids of the headings. The types of
 * both are in `src/content/longText.ts` and, for imports of MDX files, in `src/content/mdx.d.ts`.
 */
export function rehypeTextLengths() {
  return (tree, file) => {
    const headings = [];
    const sections = [0];
    for (const node of tree.children) {
      if (node.type !== 'element' || node.tagName === 'pre') continue;
      if (node.tagName === 'h2') sections.push(0);
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        headings.push({ id: node.properties.id, text: toString(node), depth: Number(node.tagName[1]) });
      }
      sections[sections.length - 1] += countWords(toString(withExpressionsAsWords(node)));
    }
    const words = sections.reduce((sum, count) => sum + count, 0);
    const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
    define(tree, file, {
      headings: valueToEstree(headings),
      lengths: valueToEstree({ words, minutes, sections }),
    });
  };
}

/**
 * A copy of a node in which each expression is a word: `{percent}%` is counted as one. Every expression in a
 * text whose length is shown renders one word; a comment renders nothing.
 */
function withExpressionsAsWords(node) {
  if (node.type === 'mdxTextExpression')
    return { type: 'text', value: node.value.trim().startsWith('/*') ? '' : 'word' };
  return node.children ? { ...node, children: node.children.map(withExpressionsAsWords) } : node;
}

function countWords(text) {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}
