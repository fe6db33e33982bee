import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAllowedLink, isOwnPath } from '../../domain/links';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'download'> {
  readonly href: string;
  /** Whether the link downloads a file. */
  readonly download?: boolean | undefined;
}

/**
 * A link that comes from data: a post's text, a profile, a press file. Pages of this site open without a reload; an
 * address that the allow-list refuses becomes plain text.
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
