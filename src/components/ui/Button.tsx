import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

type Variant = 'solid' | 'outline' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: Variant;
}

/** `solid` is for main actions, `quiet` for toolbars and running text. */
export function Button({ variant = 'solid', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={clsx(styles.button, styles[variant], className)} {...rest} />;
}

interface ButtonLinkProps extends LinkProps {
  readonly variant?: Variant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'solid', className, ...rest }: ButtonLinkProps) {
  return <Link className={clsx(styles.button, styles[variant], className)} {...rest} />;
}
