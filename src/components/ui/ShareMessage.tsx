import { LinkToCopy } from './LinkToCopy';
import type { Shared } from './sharePath';

interface ShareMessageProps {
  readonly shared: Shared;
  /** What to say once the link is in the clipboard. */
  readonly copied: string;
  /** What to say once the device's share sheet has it. */
  readonly handedOver: string;
}

/** Says what became of a link that was to be shared. */
export function ShareMessage({ shared: { result, url }, copied, handedOver }: ShareMessageProps) {
  switch (result) {
    case 'copied':
      return <p>{copied}</p>;
    case 'shared':
      return <p>{handedOver}</p>;
    case 'cancelled':
      return null;
    case 'refused':
      return <LinkToCopy address={url} />;
  }
}
