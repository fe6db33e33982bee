import styles from './LinkToCopy.module.css';

/** A URL to copy by hand if the clipboard is unavailable or blocked. Focus selects all of it. */
export function LinkToCopy({ address }: { readonly address: string }) {
  return (
    <label className={styles.link}>
      Your browser blocked copying. Copy the link here:
      <input
        readOnly
        value={address}
        onFocus={(event) => {
          event.target.select();
        }}
      />
    </label>
  );
}
