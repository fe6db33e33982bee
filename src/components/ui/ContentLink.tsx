import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAllowedLink, isOwnPath } from '../../domain/links';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'download'> {
  readonly href: string;
  /** Whether it is a file to keep rather than a page to open. */
  readonly download?: boolean | undefined;
}

/**
 * A link that comes from data: an article's text, a profile, a press file. Own pages open without loading the site
 * anew; what the allow-list does not let through stays as text.
 */
export function ContentLink({ href, download = false, children, ...rest }: ContentLinkProps) {
  if (!isAllowedLink(href)) return <span>{children}</span>;
  if (isOwnPath(href) && !download) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} download={download} {...rest}>
      {children}
    </a>
  );
}
