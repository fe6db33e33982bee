import styles from './LinkToCopy.module.css';

/** An address for the visitor to copy by hand, where the clipboard is missing or refused. Focus selects all of it. */
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
