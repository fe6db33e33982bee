import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import { spokenDuring } from '../support/spoken';

const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('After a link was followed the focus stands', () => {
  test('in the content of the new page', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body);
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  test('in a main part that has the name of its page, which is announced', async () => {
    const { user } = await renderRoute('/cart');
    expect(screen.getByRole('main', { name: 'Cart' })).toBeVisible();
    const said = await spokenDuring(async () => {
      await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body);
      await screen.findByRole('main', { name: 'Questions and answers' });
    });
    expect(said).toEqual([document.title]);
  });

  test('at the anchor of the same page that the link names', async () => {
    const { user } = await renderRoute('/case-study');
    await user.click(link('The right size, settled before checkout'));
    expect(document.getElementById('dress-sizes')).toHaveFocus();
  });

  test('at the anchor of another page that the link names', async () => {
    const { user } = await renderRoute('/');
    await user.click(link('The right size, settled before checkout'));
    await waitFor(() => {
      expect(document.getElementById('dress-sizes')).toHaveFocus();
    });
  });

  test('where it was, when only the filter of a list changed', async () => {
    const { user } = await renderRoute('/blog');
    const all = screen.getByRole('button', { name: 'All Posts' });
    const other = all.nextElementSibling;
    if (other) await user.click(other);
    expect(other).toHaveFocus();
  });
});
