import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { absoluteUrl } from '../../components/seo/urls';
import { company } from '../../content/company';
import type { FigureProps, LongText, TextComponents } from '../../content/longText';
import { isAllowedLink } from '../../domain/links';

/**
 * Renders a long text as HTML for feeds: no scripts or classes, absolute URLs. Ends with the notice that the
 * company is fictional, because feed readers show entries without the feed's description.
 */
export function feedText({ default: Text }: LongText, path: string): string {
  return renderToStaticMarkup(
    <>
      <Text components={components(absoluteUrl(path))} />
      <p>{company.demoNotice}</p>
    </>,
  );
}

function components(address: string): TextComponents {
  return {
    a: ({ href = '', children }: ComponentProps<'a'>) =>
      isAllowedLink(href) ? <a href={new URL(href, address).href}>{children}</a> : <>{children}</>,
    code: ({ children }: ComponentProps<'code'>) => <code>{children}</code>,
    h2: ({ children }: ComponentProps<'h2'>) => <h2>{children}</h2>,
    pre: ({ children }: ComponentProps<'pre'>) => <pre>{children}</pre>,
    table: ({ children }: ComponentProps<'table'>) => <table>{children}</table>,
    // Removes figures, which need the site's stylesheet.
    Figure: ({ caption }: FigureProps) => (
      <p>
        <em>{caption}</em> <a href={address}>See the figure in the article.</a>
      </p>
    ),
  };
}
