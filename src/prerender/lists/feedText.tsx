import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fullAddress } from '../../components/seo/address';
import { company } from '../../content/company';
import type { FigureProps, LongText, TextComponents } from '../../content/longText';
import { isAllowedLink } from '../../domain/links';

/**
 * A whole text as the HTML of a feed: no scripts, no classes to rely on, every address in full. It ends with the notice
 * that all is invented, since a feed reader shows an entry without the feed's description.
 */
export function feedText({ default: Text }: LongText, path: string): string {
  return renderToStaticMarkup(
    <>
      <Text components={components(fullAddress(path))} />
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
    // The figures are drawn with the site's stylesheet, which no feed reader has.
    Figure: ({ caption }: FigureProps) => (
      <p>
        <em>{caption}</em> <a href={address}>See the figure in the article.</a>
      </p>
    ),
  };
}
