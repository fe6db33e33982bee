import { screen, within, act } from '@testing-library/react';
import { allPosts } from '../../src/content/blog/posts';
import { articleSlugs } from '../../src/content/loadContent';
import { newsCategoryLabels } from '../../src/content/news/article';
import { allArticles } from '../../src/content/news/articles';
import { formatDay } from '../../src/domain/dates';
import { watchLog } from '../support/forms';
import { metaContent } from '../support/head';
import { drawings, itemsOf, section, headingOf, textOf, hrefOf } from '../support/parts';
import { renderRoute } from '../support/renderRoute';
import { sample } from '../support/slowRun';
import { spokenDuring } from '../support/spoken';

const entry = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('article');
  if (!found) throw new Error(`No article of the list is called '${title}'.`);
  return within(found);
};

describe('/blog', () => {
  const posts = () => screen.queryAllByRole('article').map(headingOf);

  /** Titles of one category's posts, newest first. */
  const discovery = allPosts
    .filter(({ category }) => category === 'Product Discovery')
    .map(({ title }) => title);

  const pressedButton = () => screen.getByRole('button', { pressed: true }).textContent;

  test('lists all posts, newest first, each with byline and link', async () => {
    await renderRoute('/blog');
    expect(posts()).toEqual(allPosts.map(({ title }) => title));
    const post = entry('One return, start to finish, in Botpress');
    expect(post.getByRole('link')).toHaveAttribute('href', '/blog/botpress-in-ecommerce');
    expect(post.getByText('Customer Service')).toBeInTheDocument();
    expect(post.getByText('May 13, 2025')).toBeInTheDocument();
    expect(post.getByText('6 min read')).toBeInTheDocument();
    expect(post.getByText('Lucía Fuentes')).toBeInTheDocument();
    expect(post.getByText(/the boots came today/)).toBeInTheDocument();
  });

  test('shows only a category’s posts and their number, and keeps the choice in the URL', async () => {
    const { user, router } = await renderRoute('/blog');
    await user.click(screen.getByRole('button', { name: 'Product Discovery' }));
    expect(posts()).toEqual(discovery);
    expect(pressedButton()).toBe('Product Discovery');
    expect(screen.getByText(`${discovery.length} posts`)).toHaveAttribute('role', 'status');
    expect(router.state.location.search).toBe('?category=product-discovery');
  });

  test('announces the category, even if another one has as many posts', async () => {
    const { user } = await renderRoute('/blog?category=customer-service');
    const said = await spokenDuring(() => user.click(screen.getByRole('button', { name: 'Pricing' })));
    const { length } = allPosts.filter(({ category }) => category === 'Pricing');
    expect(said).toEqual([`Pricing: ${length === 1 ? '1 post' : `${length} posts`}`]);
  });

  test('shows no posts for an unknown category, and links back to all', async () => {
    const { user, router } = await renderRoute('/blog?category=Analytics&category=(%5B');
    expect(screen.getByText('No posts found in this category.')).toBeVisible();
    expect(posts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'All Posts' }));
    expect(posts()).toHaveLength(allPosts.length);
    expect(router.state.location.search).toBe('');
  });

  test('shows each post’s picture, also on its page, hidden from screen readers', async () => {
    const { unmount } = await renderRoute('/blog');
    const drawn = drawings();
    expect(new Set(drawn).size).toBe(allPosts.length);
    expect(screen.queryAllByRole('img')).toEqual([]);
    const place = posts().indexOf('One return, start to finish, in Botpress');
    unmount();
    await renderRoute('/blog/botpress-in-ecommerce');
    expect(drawings()).toContain(drawn[place]);
  });

  test('has a newsletter form that logs the address, says thank you, and is cleared', async () => {
    const log = watchLog();
    const { user } = await renderRoute('/blog');
    const form = within(screen.getByRole('form', { name: 'Blog newsletter' }));
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@shop.example{Enter}');
    expect(form.getByRole('status')).toHaveTextContent(/^Thank you for subscribing to the blog!/);
    expect(log).toEqual([[expect.stringContaining('Blog newsletter'), { email: 'ada@shop.example' }]]);
    expect(form.getByRole('textbox')).toHaveValue('');
  });
});

describe('/blog/:slug', () => {
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
    expect(tags.map(textOf)).toEqual(post.tags);
  });

  describe('a post', () => {
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
  });

  test('an unknown post has a not-found page with links, kept out of search engines', async () => {
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

describe('/news', () => {
  const titles = () => screen.queryAllByRole('article').map(headingOf);

  const featuredHeading = () => screen.queryByRole('heading', { name: 'Featured stories' });

  test('shows the two featured stories, then the others, without duplicates', async () => {
    await renderRoute('/news');
    expect(section('Featured stories').getAllByRole('article')).toHaveLength(2);
    expect(section('Earlier stories').getAllByRole('article')).toHaveLength(articleSlugs.length - 2);
    expect(new Set(titles()).size).toBe(articleSlugs.length);
    expect(screen.getByText(`${articleSlugs.length} stories`)).toBeVisible();
  });

  test('comes to the stories first, with a link to the press kit below them', async () => {
    await renderRoute('/news');
    const kit = screen.getByRole('region', { name: 'Press kit' });
    const last = screen.getAllByRole('article').at(-1);
    expect(last?.compareDocumentPosition(kit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(hrefOf(within(screen.getByRole('main')).getByRole('link', { name: 'Press kit' }))).toBe(
      `/news#${kit.id}`,
    );
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

  test('shows one category without a featured part, and Back shows all again', async () => {
    const { user, router } = await renderRoute('/news');
    await user.click(screen.getByRole('button', { name: 'Product' }));
    expect(router.state.location.search).toBe('?category=product');
    expect(featuredHeading()).not.toBeInTheDocument();
    const stories = allArticles.filter(({ category }) => category === 'product');
    expect(titles()).toEqual(stories.map(({ title }) => title));
    expect(screen.getByText(`${stories.length} stories`)).toHaveAttribute('role', 'status');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Featured stories' })).toBeVisible();
  });
});

describe('/news/:id', () => {
  test.each(sample(allArticles))('/news/$slug shows the article with its byline', async (article) => {
    await renderRoute(`/news/${article.slug}`);
    expect(document.title).toContain(article.meta.title);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
    expect(screen.getByText('Published').nextSibling).toHaveTextContent(formatDay(article.date));
    expect(screen.getByText('Author').nextSibling).toHaveTextContent(article.author);
    expect(hrefOf(screen.getByRole('link', { name: newsCategoryLabels[article.category] }))).toBe(
      `/news?category=${article.category}`,
    );
    expect(screen.getByRole('article').querySelectorAll('p').length).toBeGreaterThanOrEqual(4);
  });

  test('a news article has a table of contents only if it has sections', async () => {
    const { unmount } = await renderRoute('/news/fraud-shield-gives-its-reasons');
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    unmount();
    await renderRoute('/news/plain-dealing-prize');
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  test('an unknown article has a not-found page with links, kept out of search engines', async () => {
    await renderRoute('/news/toString');
    expect(screen.getByRole('heading', { level: 1, name: 'News Article Not Found' })).toBeVisible();
    expect(screen.getByText('Sorry, the news article you are looking for could not be found.')).toBeVisible();
    expect(metaContent('robots')).toBe('noindex');
    expect(screen.getByRole('link', { name: 'Back to the news' })).toHaveAttribute('href', '/news');
  });
});
