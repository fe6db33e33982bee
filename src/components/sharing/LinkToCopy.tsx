import styles from './LinkToCopy.module.css';

/** A URL to copy by hand when the clipboard is missing or refuses. Focus selects it all. */
export function LinkToCopy({ address }: { readonly address: string }) {
  return (
    <label className={styles.link}>
      The browser did not let us copy the link. Here it is to copy by hand:
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
