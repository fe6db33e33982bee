import { render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { textComponents } from '../../src/components/reading/textComponents';
import { loadContent } from '../../src/content/loadContent';
import type { LongText } from '../../src/content/longText';

export async function loadText<Kind extends 'article' | 'post'>(kind: Kind, slug: string) {
  const content = await loadContent(kind, slug);
  if (!content) throw new Error(`No ${kind} is called ${slug}.`);
  return content;
}

export function renderText({ default: Text }: LongText) {
  const { container } = render(
    <MemoryRouter>
      <Text components={textComponents} />
    </MemoryRouter>,
  );
  return { container, ...within(container) };
}

export function countWords(container: HTMLElement): number {
  const copy = container.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('A copy of an element is an element.');
  // Excludes a code sample's language and copy button.
  for (const code of copy.querySelectorAll('[role="group"]:has(> pre)')) code.parentElement?.remove();
  // Excludes the link that repeats a section's heading.
  for (const link of copy.querySelectorAll('h2 + div:has(> a)')) link.remove();
  for (const figure of copy.querySelectorAll('figure')) figure.remove();
  for (const element of copy.querySelectorAll('p, li, td, th, h2, h3')) element.append(' ');
  return (copy.textContent.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
}
