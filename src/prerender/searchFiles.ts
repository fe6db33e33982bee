import type { HTMLElement, Node } from 'node-html-parser';
import { NodeType } from 'node-html-parser';
import { siteRoutes } from '../app/routes';
import type { SearchRecord, SearchText } from '../components/search/searchRecord';
import { paths } from '../content/paths';
import { faqCategories } from '../content/company/faq';
import { products } from '../content/lists/products';
import { pricingFaq, pricingPage } from '../content/pricing/pricing';
import type { SearchKind } from '../content/search/search';
import { searchIndexPath, searchTextsPath } from '../content/search/search';
import { productIds, serviceSlugs, toolSlugs } from '../content/slugs';
import type { SiteFile } from './siteFile';
import type { ReadPage, SitePage } from './sitePages';
import { plainText } from './sitePages';

/** A run of a page's main text below one heading. */
interface Section {
  /** Id of the element that contains it, for links. */
  anchor: string;
  heading: string;
  readonly isAnswer: boolean;
  /** Paragraphs, list items, table cells. */
  readonly blocks: string[];
}

/** Pages that repeat others or say nothing of their own. */
const leftOut: readonly string[] = [paths.homeAgain, paths.search, paths.offline, '/404'];

/** A text on more pages belongs to none of them, such as a label or a guarantee. */
const MAX_PLACES = 2;

/** Tells a paragraph from a label or a caption. */
const PARAGRAPH = /^.{60,}[.!?]/su;

/** Tells words from the figures in tables. */
const LETTERS = /\p{L}{2}/u;

/**
 * The two parts of the search index. The browser builds its index from them, because they are smaller than a finished
 * one.
 * @param list returns what a rendered page says
 */
export function searchFiles(
  pages: readonly SitePage[],
  list: (page: SitePage) => Promise<ReadPage>,
): readonly SiteFile[] {
  const parts = async () => searchParts(await Promise.all(pages.map(list)));
  return [
    { path: searchIndexPath, make: async () => JSON.stringify((await parts()).records) },
    { path: searchTextsPath, make: async () => JSON.stringify((await parts()).texts) },
  ];
}

/**
 * Builds both parts of the search index from the pages' own HTML: a record for each page, question and case study,
 * and the main text that isn't in the records.
 */
export function searchParts(listed: readonly ReadPage[]) {
  const pages = listed
    .filter(({ path }) => !leftOut.includes(path))
    .map((page) => ({ ...page, kind: kindOf(page.path), sections: sectionsOf(page.main) }))
    // Lists of links come last, because a text on two pages counts for the first.
    .toSorted((a, b) => Number(a.kind === 'page') - Number(b.kind === 'page'));
  const places = countPlaces(pages);
  const records: SearchRecord[] = [];
  const texts: SearchText[] = [];
  const seen = new Set<string>();
  const isNew = (text: string) =>
    (places.get(text) ?? 0) <= MAX_PLACES && LETTERS.test(text) && seen.size < seen.add(text).size;
  for (const { path, kind, heading, description, keywords, sections } of pages) {
    const title = siteRoutes.find((route) => route.path === path)?.label ?? heading;
    const headings = sections.filter(
      (section) => partKind(path, section) === undefined && places.get(section.heading) === 1,
    );
    const problem = productIds.flatMap((id) => (path.endsWith(`/${id}`) ? [products[id].problem] : []));
    records.push({
      kind,
      url: path,
      title,
      text: description,
      keywords: [keywords, ...problem].join(', '),
      headings: [heading, ...headings.map((section) => section.heading)]
        .filter((words) => words !== title && words !== '')
        .join('\n'),
    });
    for (const section of sections) {
      const url = section.anchor === '' ? path : `${path}#${section.anchor}`;
      const part = partKind(path, section);
      let record = records.find((each) => each.url === url);
      if (part && !record && section.heading !== '') {
        record = {
          kind: part,
          url,
          title: section.heading,
          text: '',
          keywords: questionKeywords.get(section.anchor) ?? '',
          headings: '',
        };
        records.push(record);
      }
      if (record?.text === '') record.text = section.blocks.find((block) => PARAGRAPH.test(block)) ?? '';
      const text = section.blocks.filter((block) => isNew(block) && block !== record?.text).join('\n');
      if (text !== '') texts.push({ url, text });
    }
  }
  return { records, texts };
}

/** Counts the pages that have a heading or text. */
function countPlaces(pages: readonly { readonly heading: string; readonly sections: readonly Section[] }[]) {
  const places = new Map<string, number>();
  for (const { heading, sections } of pages)
    for (const text of new Set([
      heading,
      ...sections.flatMap((section) => [section.heading, ...section.blocks]),
    ]))
      places.set(text, (places.get(text) ?? 0) + 1);
  return places;
}

const questionKeywords = new Map(
  [...faqCategories.flatMap(({ questions }) => questions), ...pricingFaq, pricingPage.fit].map(
    ({ id, keywords }) => [id, keywords],
  ),
);

/** Returns what a page is about, by its path. */
export function kindOf(path: string): SearchKind {
  if (productIds.some((id) => path === paths.product(id))) return 'product';
  if (path.startsWith(`${paths.demos}/`)) return 'demo';
  if (path.startsWith(`${paths.blog}/`)) return 'post';
  if (path.startsWith(`${paths.news}/`)) return 'news';
  if (serviceSlugs.some((slug) => path === paths.service(slug))) return 'service';
  if (toolSlugs.some((slug) => path === paths.tool(slug))) return 'tool';
  return 'page';
}

/** The kind of a section that is a result of its own. */
function partKind(path: string, { anchor, isAnswer }: Section): SearchKind | undefined {
  if (anchor !== '' && path === paths.cases) return 'case';
  const isQuestion = (isAnswer && anchor !== '') || anchor === pricingPage.fit.id;
  return isQuestion && (path === paths.faq || path === paths.pricing) ? 'question' : undefined;
}

const skipped = /^(?:button|form|label|nav|noscript|pre|script|select|style|svg)$/i;
const inline = /^(?:a|abbr|b|bdi|code|del|em|i|ins|kbd|mark|output|q|s|small|span|strong|sub|sup|time|wbr)$/i;
const titling = /^(?:h[2-4]|summary)$/i;
const linkable = /^(?:article|div|dl|h[2-4]|li|section)$/i;

/** Anchors of the site's own, unlike those that React makes. */
const ANCHOR = /^[a-z0-9-]+$/;

/** Tests whether a link can open what an element contains: a closed disclosure opens only for an anchor in it. */
const canBeShown = (element: HTMLElement): boolean =>
  !/details/i.test(element.tagName) ||
  element.hasAttribute('open') ||
  element.querySelectorAll('[id]').some(({ id, tagName }) => linkable.test(tagName) && ANCHOR.test(id));

/** Splits a page's main text at its headings and at what can be linked to. */
function sectionsOf(main: HTMLElement): readonly Section[] {
  const sections: Section[] = [];
  let line = '';
  let current: Section = { anchor: '', heading: '', isAnswer: false, blocks: [] };
  sections.push(current);
  const begin = (anchor: string, heading: string, isAnswer: boolean) => {
    current = { anchor, heading, isAnswer, blocks: [] };
    sections.push(current);
  };
  const endLine = () => {
    const block = line.replace(/\s+/g, ' ').trim();
    line = '';
    // “Loading your cart…” says nothing about a page.
    if (block !== '' && !block.endsWith('…')) current.blocks.push(block);
  };
  const visit = (node: Node, anchor: string): void => {
    if (node.nodeType === NodeType.TEXT_NODE) line += (isApart(line, node.text) ? ' ' : '') + node.text;
    if (!isElement(node) || skipped.test(node.tagName) || node.getAttribute('aria-hidden') === 'true') return;
    const { id, tagName } = node;
    // Links to a place's own address.
    if (id === 'page-title' || node.getAttribute('href')?.endsWith(`#${anchor}`)) return;
    const own = linkable.test(tagName) && ANCHOR.test(id) ? id : anchor;
    if (titling.test(tagName)) {
      endLine();
      const isSummary = /summary/i.test(tagName);
      begin(own, isSummary && !node.querySelector('h2, h3, h4') ? '' : plainText(node), isSummary);
      return;
    }
    if (!inline.test(tagName)) endLine();
    const outer = current.anchor;
    if (own !== anchor) {
      if (current.blocks.length === 0) current.anchor = own;
      else begin(own, '', false);
    }
    for (const child of canBeShown(node) ? node.childNodes : node.querySelectorAll('summary'))
      visit(child, own);
    if (!inline.test(tagName)) endLine();
    if (own !== anchor) begin(outer, '', false);
  };
  visit(main, '');
  return sections;
}

/** Tests whether styles put a text on a line of its own, such as the note below a name in a table. */
const isApart = (line: string, text: string) => /[\p{Ll}\d.!?]$/u.test(line) && /^[\p{Lu}$]/u.test(text);

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}
