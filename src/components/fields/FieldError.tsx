import { CircleAlert } from 'lucide-react';
import styles from './Fields.module.css';

/** An error message, with an icon so that color isn't the only sign of an error. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      {message}
    </p>
  );
}
