import { screen, within } from '@testing-library/react';

export const textOf = ({ textContent }: Element) => textContent;
export const hrefOf = (link?: Element) => link?.getAttribute('href');
export const headingOf = (part: HTMLElement) => within(part).getByRole('heading').textContent;

export function card(title: string) {
  const found = screen.getByText(title, { selector: 'article :is(h2, h3)' }).closest('article');
  if (!found) throw new Error(`No card is called '${title}'.`);
  return within(found);
}

export function section(title: string) {
  const found = screen.getByText(title, { selector: 'h2' }).closest('section');
  if (!found) throw new Error(`No section is called '${title}'.`);
  return within(found);
}

export function itemsOf(part: ReturnType<typeof section>) {
  return part.getAllByRole('heading', { level: 3 }).map(textOf);
}

export function drawings() {
  return screen
    .getAllByRole('article')
    .flatMap((article) => [...article.querySelectorAll('svg')].map((picture) => picture.innerHTML));
}
