import { valueToEstree } from 'estree-util-value-to-estree';
import { toString } from 'hast-util-to-string';
import { define } from 'unist-util-mdx-define';

/** Silent reading of English prose; code is looked at rather than read, and is not counted. */
const WORDS_PER_MINUTE = 220;

/**
 * Adds two exports to a long text: `headings`, from which its table of contents is made, and `facts`, how long it
 * is as a whole and section by section. Runs after rehype-slug, whose ids it takes over. The types of both stand in
 * `src/content/types.ts`.
 */
export function rehypeTextFacts() {
  return (tree, file) => {
    const headings = [];
    const sections = [0];
    for (const node of tree.children) {
      if (node.type !== 'element' || node.tagName === 'pre') continue;
      if (node.tagName === 'h2') sections.push(0);
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        headings.push({ id: node.properties.id, text: toString(node), depth: Number(node.tagName[1]) });
      }
      sections[sections.length - 1] += countWords(readText(node));
    }
    const words = sections.reduce((sum, count) => sum + count, 0);
    const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
    define(tree, file, {
      headings: valueToEstree(headings),
      facts: valueToEstree({ words, minutes, sections }),
    });
  };
}

/** An element's text. What is filled in when it is shown, such as `{spark.ansiByDefault}`, is one word. */
function readText(node) {
  if (node.type === 'mdxTextExpression') return 'word';
  return node.children ? node.children.map(readText).join('') : toString(node);
}

function countWords(text) {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}
