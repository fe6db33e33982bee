import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

const main = () => within(screen.getByRole('main'));

describe('an address that has no page', () => {
  test.each(['/nope', '/<script>alert(1)</script>'])(
    '%s shows the fixed heading and message',
    async (path) => {
      await renderRoute(path);
      expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(/^Page Not Found$/);
      expect(
        main().getByText(
          "Oops! It looks like this page got lost in the AI matrix. The page you're looking for doesn't exist or has been moved.",
        ),
      ).toBeVisible();
    },
  );

  test('links to popular pages', async () => {
    await renderRoute('/nope');
    const links = [
      ['Our services', '/our-services'],
      ['Shop', '/shop'],
      ['Case studies', '/case-study'],
      ['Pricing', '/pricing'],
      ['Blog', '/blog'],
      ['Questions and answers', '/faq'],
    ] as const;
    for (const [name, href] of links)
      expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('searches the site with a form that works without scripts', async () => {
    const { user } = await renderRoute('/nope');
    const form = main().getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    // Forms use GET by default, so without scripts the query ends up in the URL.
    expect(form).not.toHaveAttribute('method', 'post');
    const field = within(form).getByRole('searchbox', { name: 'Search the site' });
    await user.type(field, 'returns .*(+');
    expect(form).toHaveFormValues({ q: 'returns .*(+' });
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });

  test('names three figures', async () => {
    await renderRoute('/nope');
    expect(
      main()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['500+', '99.5%', '99.9%']);
  });

  test('offers help by form, phone and email', async () => {
    await renderRoute('/nope');
    expect(main().getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact-us?subject=support',
    );
    expect(main().getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+12125550142',
    );
    expect(main().getByRole('link', { name: 'hello@tangelo.example' })).toHaveAttribute(
      'href',
      'mailto:hello@tangelo.example',
    );
  });
});
