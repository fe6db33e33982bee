import type { FunctionComponent, ReactNode } from 'react';
import { isValidElement } from 'react';

/** A section of a long text, as plain text. */
export interface TextSection {
  /** Its heading's anchor. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface ElementProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/**
 * Extracts the sections of a long text from the React elements of its MDX file, with all figures filled in.
 * Skips tables, whose cells are not sentences.
 */
export function sectionsOf(text: ReturnType<FunctionComponent>): readonly TextSection[] {
  const sections: { id: string; heading: string; paragraphs: string[] }[] = [];
  const blocks = isValidElement<ElementProps>(text) ? [text.props.children].flat() : [];
  for (const node of blocks) {
    if (!isValidElement<ElementProps>(node)) continue;
    if (node.type === 'h2') sections.push({ id: node.props.id ?? '', heading: plain(node), paragraphs: [] });
    if (node.type === 'p' || node.type === 'ul' || node.type === 'ol')
      sections.at(-1)?.paragraphs.push(plain(node).trim());
  }
  return sections;
}

function plain(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plain).join('');
  return isValidElement<ElementProps>(node) ? plain(node.props.children) : '';
}
