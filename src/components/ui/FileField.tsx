import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  /** Which kinds of files, as the `accept` of an input has them. */
  readonly accept: string;
  readonly onOpen: (file: File) => void;
}

/** Opens a file of the visitor's; the same one again too, after it was changed. */
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
          // An input that still has the file does not say that it was chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
