import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { FieldError } from './FieldError';
import styles from './FileField.module.css';
import { useFileDrop } from './useFileDrop';

interface FileFieldProps {
  readonly label: string;
  /** File types, in the format of the input's `accept`. */
  readonly accept: string;
  readonly onOpen: (file: File) => void;
}

/** Opens a file that is chosen, or dropped anywhere on the page. A page can have one such field. */
export function FileField({ label, accept, onOpen }: FileFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const open = (file: File) => {
    setRefusal(undefined);
    onOpen(file);
  };
  const isOver = useFileDrop({
    onFile: open,
    onRefused: (message) => {
      setRefusal(message);
      field.current?.scrollIntoView({ block: 'nearest' });
    },
  });
  return (
    <div ref={field}>
      <label className={clsx(styles.field, isOver && styles.over)}>
        <span className={styles.label}>{label}</span>
        <input
          type="file"
          accept={accept}
          className={styles.file}
          aria-describedby={refusal && id}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) open(file);
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="status">
        <FieldError id={id} message={refusal} />
      </div>
    </div>
  );
}
