import { Check, Link2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { copyText } from './copyText';

interface CopyingLinkProps {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a position on its own page. Also copies its URL, and shows a check mark if that succeeds. */
export function CopyingLink({ id, className, children }: CopyingLinkProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Clears the status, so that the same outcome is announced again.
    setCopied(false);
    // If copying fails, the address bar still has the link.
    setCopied(await copyText(event.currentTarget.href));
  };
  return (
    <>
      <Link to={`#${id}`} className={className} onClick={(event) => void copy(event)}>
        {copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        {children}
      </Link>
      <VisuallyHidden>
        <span role="status">{copied && 'Link copied'}</span>
      </VisuallyHidden>
    </>
  );
}
