import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import styles from './CopyButton.module.css';
import { copyText } from './copyText';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface CopyButtonProps {
  readonly label: string;
  /** Completes the accessible name: 'Copy' + 'the code in Python'. */
  readonly what: string;
  readonly text: () => string;
}

/** A button that copies a text. Hidden without scripts. */
export function CopyButton({ label, what, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    // Clears the status, so that the same outcome is announced again.
    setOutcome('');
    const isCopied = await copyText(text());
    setOutcome(isCopied ? 'Copied' : 'Your browser blocked copying');
  };
  return (
    <span className={styles.copy}>
      <Button variant="quiet" onClick={() => void copy()}>
        <Copy aria-hidden="true" /> {label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <span role="status">{outcome}</span>
    </span>
  );
}
