import { CircleAlert } from 'lucide-react';
import styles from './Fields.module.css';

/** A field's error message. An icon marks it too, so that color isn't the only sign. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      {message}
    </p>
  );
}
