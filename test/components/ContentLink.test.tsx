import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ContentLink } from '../../src/components/ui/ContentLink';

const show = (href: string, download?: boolean) =>
  render(
    <MemoryRouter>
      <ContentLink href={href} download={download}>
        Follow me
      </ContentLink>
    </MemoryRouter>,
  );

describe('A link from data', () => {
  test.each(['https://d3js.org/', 'mailto:press@tangelo.example', '/faq', '#summary'])(
    'links to %s',
    (href) => {
      show(href);
      expect(screen.getByRole('link', { name: 'Follow me' })).toHaveAttribute('href', href);
    },
  );

  test('can be a download', () => {
    show('/downloads/fact-sheet.pdf', true);
    expect(screen.getByRole('link', { name: 'Follow me' })).toHaveAttribute('download');
  });

  test.each(['javascript:alert(1)', 'data:text/html,hello', '//evil.example', '/\\evil.example'])(
    'to %s is rendered as plain text',
    (href) => {
      show(href);
      expect(screen.getByText('Follow me')).toBeInTheDocument();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );
});
