import { screen, within } from '@testing-library/react';
import { allPosts } from '../../../src/content/blog/posts';
import { formatDay } from '../../../src/domain/dates';
import { metaContent } from '../../support/head';
import { itemsOf, section } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { sample } from '../../support/slowRun';

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

const LIGHTFM = '/blog/lightfm-personalization-at-scale';

test.each(sample(allPosts))('/blog/$slug shows the post with its facts', async (post) => {
  await renderRoute(`/blog/${post.slug}`);
  expect(document.title).toBe(`${post.meta.title} | Tangelo`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(post.title);
  const article = within(screen.getByRole('article'));
  expect(fact('Published')).toHaveTextContent(formatDay(post.date));
  expect(fact('Length')).toHaveTextContent(/^\d min read$/);
  expect(fact('Category')).toHaveTextContent(post.category);
  const tags = within(article.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(post.tags);
});

describe('a post', () => {
  test('links back to the blog and its category', async () => {
    await renderRoute(LIGHTFM);
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: 'Product Discovery' })).toHaveAttribute(
      'href',
      '/blog?category=product-discovery',
    );
  });

  test('names its author, and when it was written and revised', async () => {
    await renderRoute(LIGHTFM);
    expect(fact('Author')).toHaveTextContent('Dev Raghunathan');
    expect(screen.getByText('February 18, 2025')).toHaveAttribute('datetime', '2025-02-18');
    expect(fact('Revised')).toHaveTextContent('November 21, 2026');
    expect(fact('Length')).toHaveTextContent('6 min read');
  });

  test('has a table of contents that links to all of its sections', async () => {
    const { user, router } = await renderRoute(LIGHTFM);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    expect(links).toHaveLength(10);
    for (const link of links) {
      const target = document.getElementById(
        new URL(link.getAttribute('href') ?? '', SITE_URL).hash.slice(1),
      );
      expect(target).toHaveTextContent(link.textContent);
    }
    const memory = contents.getByRole('link', { name: 'Memory' });
    await user.click(memory);
    expect(router.state.location.hash).toBe('#memory');
    expect(screen.getByRole('heading', { name: 'Memory' })).toHaveFocus();
  });

  test('can be shared by plain links', async () => {
    await renderRoute('/blog/d3-js-data-visualization');
    const address = 'https%3A%2F%2Fwww.tangelo.example%2Fblog%2Fd3-js-data-visualization';
    const title = 'D3.js%3A%20three%20charts%20that%20settle%20an%20argument';
    const links = within(screen.getByRole('list', { name: 'Share' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Twitter', `https://twitter.com/intent/tweet?url=${address}&text=${title}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
      ['Email', `mailto:?subject=${title}&body=${address}`],
    ]);
  });

  test('has the author, a newsletter and a contact beside it', async () => {
    await renderRoute(LIGHTFM);
    expect(section('About the author').getByRole('link', { name: 'Dev Raghunathan' })).toHaveAttribute(
      'href',
      '/team#dev-raghunathan',
    );
    expect(section('Newsletter').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(section('Contact').getByRole('link')).toHaveAttribute('href', '/contact-us');
  });

  test('links to its tools and services', async () => {
    await renderRoute(LIGHTFM);
    const linksOf = (title: string) =>
      section(title)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksOf('Tools in this article')).toEqual(['/lightfm', '/elasticsearch', '/surprise', '/pytorch']);
    expect(linksOf('Where we use this')).toEqual([
      '/recommendation-engines',
      '/personalization-recommendation',
    ]);
  });

  test('links to the live demos of its products, if any', async () => {
    const { unmount } = await renderRoute('/blog/botpress-in-ecommerce');
    expect(
      section('Try it live').getByRole('link', { name: 'Conversational AI Assistant demo' }),
    ).toHaveAttribute('href', '/demos/conversational-ai-assistant');
    unmount();
    await renderRoute('/blog/visual-search-with-opencv');
    expect(screen.queryByRole('heading', { name: 'Try it live' })).not.toBeInTheDocument();
  });

  test('ends with three related articles and opens one of them', async () => {
    const { user } = await renderRoute(LIGHTFM);
    const related = section('Related articles');
    expect(itemsOf(related)).toHaveLength(3);
    await user.click(related.getByRole('link', { name: /OpenCV/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /From a phone photo to the right product/ }),
    ).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Monday: one button, three questions' }),
    ).toBeInTheDocument();
  });

  test('makes horizontal scrollers focusable', async () => {
    await renderRoute(LIGHTFM);
    for (const code of screen.getAllByRole('group', { name: 'Code in Python' }))
      expect(code).toHaveAttribute('tabindex', '0');
    for (const table of screen.getAllByRole('group', { name: 'Table' }))
      expect(within(table).getByRole('table')).toBeInTheDocument();
  });
});

describe('an unknown post', () => {
  test('has a not-found page with links, kept out of search engines', async () => {
    await renderRoute('/blog/constructor');
    expect(screen.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
    expect(screen.getByText('Sorry, the blog post you are looking for could not be found.')).toBeVisible();
    expect(document.title).toBe('Blog Post Not Found | Tangelo');
    expect(metaContent('robots')).toBe('noindex');
    expect(metaContent('og:type')).toBe('website');
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(itemsOf(section('Latest articles'))).toHaveLength(allPosts.length);
  });
});
