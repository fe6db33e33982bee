import { act, screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import { spokenDuring } from '../support/spoken';

const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('After navigation, focus is', () => {
  test('on the content of the new page', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body);
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  test('on a main element labeled with the page’s name, which is announced', async () => {
    const { user } = await renderRoute('/cart');
    expect(screen.getByRole('main', { name: 'Cart' })).toBeVisible();
    const said = await spokenDuring(async () => {
      await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body);
      await screen.findByRole('main', { name: 'Questions and answers' });
    });
    expect(said).toEqual([document.title]);
  });

  test('on a page whose name leaves the live region once its content changes', async () => {
    const { user, router } = await renderRoute('/cart');
    await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body);
    await screen.findByRole('main', { name: 'Questions and answers' });
    const title = await screen.findByText(document.title, { selector: '[role=status] *' });
    await act(() => router.navigate('/faq?again'));
    expect(title).toBeEmptyDOMElement();
  });

  test('on the link’s anchor in the same page', async () => {
    const { user } = await renderRoute('/case-study');
    await user.click(link('The right size, settled before checkout'));
    expect(document.getElementById('dress-sizes')).toHaveFocus();
  });

  test('on the link’s anchor in another page', async () => {
    const { user } = await renderRoute('/');
    await user.click(link('The right size, settled before checkout'));
    await waitFor(() => {
      expect(document.getElementById('dress-sizes')).toHaveFocus();
    });
  });

  test('unchanged, if only a list’s filter changed', async () => {
    const { user } = await renderRoute('/blog');
    const all = screen.getByRole('button', { name: 'All Posts' });
    const other = all.nextElementSibling;
    if (other) await user.click(other);
    expect(other).toHaveFocus();
  });
});
