import { valueToEstree } from 'estree-util-value-to-estree';
import { toString } from 'hast-util-to-string';
import { define } from 'unist-util-mdx-define';

/** Words per minute, for silent reading of English prose. Code isn't counted. */
const WORDS_PER_MINUTE = 220;

/**
 * Adds two exports to a long text: `headings` for its table of contents, and `lengths` of the text and its sections.
 * Runs after rehype-slug, whose ids it reads. Types: `src/content/longText.ts`, `src/content/mdx.d.ts`.
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

/** Copies a node with each expression as one word, so that `{percent}%` counts once. Skips comments. */
function withExpressionsAsWords(node) {
  if (node.type === 'mdxTextExpression')
    return { type: 'text', value: node.value.trim().startsWith('/*') ? '' : 'word' };
  return node.children ? { ...node, children: node.children.map(withExpressionsAsWords) } : node;
}

function countWords(text) {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}
