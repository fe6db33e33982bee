import { act, screen, within } from '@testing-library/react';
import { allPosts } from '../../../src/content/blog/posts';
import { drawings } from '../../support/parts';
import { canonicalAddress, metaContent } from '../../support/head';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';

const posts = () =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 2 }).textContent);

/** Titles of one category's posts, newest first. */
const discovery = allPosts
  .filter(({ category }) => category === 'Product Discovery')
  .map(({ title }) => title);

const entry = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('article');
  if (!found) throw new Error(`No article of the list is called '${title}'.`);
  return within(found);
};

const pressedButton = () => screen.getByRole('button', { pressed: true }).textContent;

describe('/blog', () => {
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

  test('has a title and metadata', async () => {
    await renderRoute('/blog?category=analytics');
    expect(document.title).toBe('Blog: notes from the people who build it | Tangelo');
    expect(metaContent('og:type')).toBe('website');
    expect(canonicalAddress()).toBe('https://www.tangelo.example/blog');
  });

  test('offers All Posts and each category', async () => {
    await renderRoute('/blog');
    const buttons = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'All Posts',
      'Pricing',
      'Analytics',
      'Product Discovery',
      'Customer Service',
    ]);
    expect(pressedButton()).toBe('All Posts');
  });

  test('shows only a category’s posts and their number, and keeps the choice in the URL', async () => {
    const { user, router } = await renderRoute('/blog');
    await user.click(screen.getByRole('button', { name: 'Product Discovery' }));
    expect(posts()).toEqual(discovery);
    expect(pressedButton()).toBe('Product Discovery');
    expect(screen.getByText(`${discovery.length} posts`)).toHaveAttribute('role', 'status');
    expect(router.state.location.search).toBe('?category=product-discovery');
  });

  test('Back returns to the previous list', async () => {
    const { user, router } = await renderRoute('/blog');
    await user.click(screen.getByRole('button', { name: 'Pricing' }));
    await user.click(screen.getByRole('button', { name: 'Analytics' }));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('1 post')).toBeInTheDocument();
    expect(pressedButton()).toBe('Pricing');
    await act(() => router.navigate(-1));
    expect(await screen.findByText(`${allPosts.length} posts`)).toBeInTheDocument();
  });

  test('announces the category, even if another one has as many posts', async () => {
    const { user } = await renderRoute('/blog?category=customer-service');
    const said = await spokenDuring(() => user.click(screen.getByRole('button', { name: 'Pricing' })));
    expect(said).toEqual(['Pricing: 1 post']);
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

  test('has a newsletter form with its own thank-you message', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { user } = await renderRoute('/blog');
    const form = within(screen.getByRole('form', { name: 'Blog newsletter' }));
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@shop.example{Enter}');
    expect(form.getByRole('status')).toHaveTextContent(/^Thank you for subscribing to the blog!/);
  });
});
