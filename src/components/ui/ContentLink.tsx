import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAllowedLink, isOwnPath } from '../../domain/links';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'download'> {
  readonly href: string;
  readonly download?: boolean | undefined;
}

/**
 * A link from data, such as a post, a profile or a press file. Internal links open without a reload; URLs that
 * aren't allowed become plain text.
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
