import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  /** File types, in the format of an input's `accept`. */
  readonly accept: string;
  readonly onOpen: (file: File) => void;
}

/** Opens a file of the visitor's, even the same one again after it was edited. */
export function FileField({ label, accept, onOpen }: FileFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        type="file"
        accept={accept}
        className={styles.file}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onOpen(file);
          // Without this, choosing the same file again fires no event.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
