import { LinkToCopy } from './LinkToCopy';
import type { Shared } from './sharePath';

interface ShareMessageProps {
  readonly shared: Shared;
  /** Message if the link was copied. */
  readonly copied: string;
  /** Message if the link was passed to the share sheet. */
  readonly handedOver: string;
}

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
