import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { LinkToCopy } from '../../components/sharing/LinkToCopy';
import { copyText } from '../../components/sharing/copyText';
import styles from './CopyLink.module.css';

interface CopyLinkProps {
  /** Called at each copy, so that the link has the current settings. */
  readonly link: () => string;
}

type Outcome =
  { readonly kind: 'copied' | 'refused'; readonly address: string } | { readonly kind: 'too long' };

/** Maximum length of a link. Some programs reject or cut longer URLs. */
const MAX_URL_CHARACTERS = 8000;

/** Copies a link that opens this demo with its current settings and data. */
export function CopyLink({ link }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async (): Promise<Outcome> => {
    const address = link();
    if (address.length > MAX_URL_CHARACTERS) return { kind: 'too long' };
    return { kind: (await copyText(address)) ? 'copied' : 'refused', address };
  };
  return (
    <div className={styles.copy}>
      <Button
        variant="quiet"
        onClick={() => {
          // Clears the status, so that the same outcome is announced again.
          setOutcome(null);
          void copy().then(setOutcome);
        }}
      >
        <Link2 aria-hidden="true" /> Copy link
      </Button>
      <div role="status">{outcome && <OutcomeMessage outcome={outcome} />}</div>
    </div>
  );
}

function OutcomeMessage({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'copied':
      // Text that the visitor typed or pasted follows the `#`.
      return (
        <p>
          Link copied.{' '}
          {new URL(outcome.address).hash.includes('=')
            ? 'It includes what you typed or pasted.'
            : 'It opens this view.'}
        </p>
      );
    case 'too long':
      return <p>This is too long for a link. Use fewer or shorter lines.</p>;
    case 'refused':
      return <LinkToCopy address={outcome.address} />;
  }
}
