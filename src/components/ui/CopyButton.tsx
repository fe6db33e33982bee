import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button';
import styles from './CopyButton.module.css';
import { copyText } from './copyText';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  /** What one sees on it. */
  readonly label: string;
  /** The rest of its name, which says what it copies: 'Copy' 'the code in Python'. */
  readonly what: string;
  /** The text, made when it is asked for. */
  readonly text: () => string;
}

/** Copies a text and says whether it worked. Without scripts it is not shown. */
export function CopyButton({ label, what, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    // The status is empty meanwhile, so that the same outcome is announced again.
    setOutcome('');
    const isCopied = await copyText(text());
    setOutcome(isCopied ? 'Copied' : 'The browser did not allow it');
  };
  return (
    <span className={styles.copy}>
      <span role="status">{outcome}</span>
      <Button variant="quiet" onClick={() => void copy()}>
        <Copy aria-hidden="true" /> {label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
    </span>
  );
}
