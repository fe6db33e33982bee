import type { ComponentProps } from 'react';
import { TextField } from './TextField';

/**
 * A field for an email address. Its type isn't `email`, because browsers would rewrite an address such as
 * `info@münchen.de` in Punycode and show that.
 */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>) {
  return <TextField {...props} inputMode="email" autoCapitalize="none" />;
}
