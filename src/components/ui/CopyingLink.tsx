import { Check, Link2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from './VisuallyHidden';
import { copyText } from './copyText';

interface CopyingLinkProps {
  /** The anchor on this page. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a place on its own page. Where there is a clipboard it is also copied, and then has a tick. */
export function CopyingLink({ id, className, children }: CopyingLinkProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    // The status is empty meanwhile, so that the same outcome is announced again.
    setCopied(false);
    // Where that fails, the address bar shows the link.
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
