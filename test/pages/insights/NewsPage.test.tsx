import { act, screen, within } from '@testing-library/react';
import { pressPictures } from '../../../src/content/news/page';
import { articleSlugs } from '../../../src/content/loadContent';
import { drawings, section } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';

const titles = () =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

const entry = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('article');
  if (!found) throw new Error(`No article of the list is called '${title}'.`);
  return within(found);
};

const featuredHeading = () => screen.queryByRole('heading', { name: 'Featured stories' });

describe('/news', () => {
  test('shows the two featured stories, then the others, without duplicates', async () => {
    await renderRoute('/news');
    expect(section('Featured stories').getAllByRole('article')).toHaveLength(2);
    expect(section('Earlier stories').getAllByRole('article')).toHaveLength(articleSlugs.length - 2);
    expect(new Set(titles()).size).toBe(articleSlugs.length);
    expect(screen.getByText(`${articleSlugs.length} stories`)).toBeVisible();
  });

  test('gives each story its category, date, author and link, and no length of one minute', async () => {
    await renderRoute('/news');
    const story = entry('What reviews say that their stars don’t');
    expect(story.getByRole('link')).toHaveAttribute('href', '/news/stars-and-sentences');
    expect(story.getByText('Research')).toBeInTheDocument();
    expect(story.getByText('September 23, 2025')).toHaveAttribute('datetime', '2025-09-23');
    expect(story.queryByText(/min read/)).not.toBeInTheDocument();
    expect(story.getByText('Lucía Fuentes')).toBeInTheDocument();
  });

  test('offers all eight categories', async () => {
    await renderRoute('/news');
    const buttons = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'All News',
      'Funding',
      'Case Study',
      'Awards',
      'Partnerships',
      'Product',
      'Research',
      'Expansion',
      'Thought Leadership',
    ]);
  });

  test('shows one category without a featured part, and Back shows all again', async () => {
    const { user, router } = await renderRoute('/news');
    await user.click(screen.getByRole('button', { name: 'Product' }));
    expect(router.state.location.search).toBe('?category=product');
    expect(featuredHeading()).not.toBeInTheDocument();
    expect(titles()).toEqual([
      'Fraud Shield now says why it held an order',
      'The assistant now hands off the whole conversation',
    ]);
    expect(screen.getByText('2 stories')).toHaveAttribute('role', 'status');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Featured stories' })).toBeVisible();
  });

  test('shows each story’s picture, also on its page, hidden from screen readers', async () => {
    const { unmount } = await renderRoute('/news');
    const drawn = drawings();
    expect(new Set(drawn).size).toBe(articleSlugs.length);
    const kit = screen.getByRole('region', { name: 'Press kit' });
    expect(screen.getAllByRole('img').filter((picture) => !kit.contains(picture))).toEqual([]);
    const place = titles().indexOf('Do it by hand for a week first');
    unmount();
    await renderRoute('/news/do-it-by-hand-first');
    expect(drawings()).toContain(drawn[place]);
  });

  test('has the press files to download', async () => {
    await renderRoute('/news');
    const links = ['Media Kit', 'Fact Sheet', 'Executive Bios'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/downloads/tangelo-media-kit.zip',
      '/downloads/tangelo-fact-sheet.pdf',
      '/downloads/tangelo-executive-bios.pdf',
    ]);
    for (const link of links) expect(link).toHaveAttribute('download');
  });

  test('has pictures of each product and portrait to download above the stories', async () => {
    await renderRoute('/news');
    const kit = screen.getByRole('region', { name: 'Press kit' });
    for (const { name, file } of [...pressPictures.products, ...pressPictures.portraits]) {
      const link = within(kit).getByRole('link', { name });
      expect(link).toHaveAttribute('href', `${file}.png`);
      expect(link).toHaveAttribute('download');
    }
    const stories = screen.getByRole('heading', { name: 'Featured stories' });
    expect(kit.compareDocumentPosition(stories)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('names two media contacts with email and phone', async () => {
    await renderRoute('/news');
    for (const name of ['Beatrix Adeyemi-Lund', 'Samuel Okonjo']) {
      const contact = screen.getByRole('heading', { name }).closest('li');
      if (!contact) throw new Error(`${name} is not in the list.`);
      expect(within(contact).getByRole('link', { name: 'press@tangelo.example' })).toHaveAttribute(
        'href',
        'mailto:press@tangelo.example',
      );
      expect(within(contact).getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+12125550142',
      );
    }
  });

  test('has a newsletter', async () => {
    await renderRoute('/news');
    const form = within(screen.getByRole('form', { name: 'News newsletter' }));
    expect(form.getByRole('textbox', { name: 'Email' })).toBeRequired();
    expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });
});
