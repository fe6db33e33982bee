import { CircleAlert } from 'lucide-react';
import styles from './Fields.module.css';

/** The error of a field, beside it: a colour, an icon and words. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      {message}
    </p>
  );
}
