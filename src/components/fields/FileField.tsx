import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  /** File types, in the format of the input's `accept`. */
  readonly accept: string;
  readonly onOpen: (file: File) => void;
}

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
          // Otherwise choosing the same file again would fire no event.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
