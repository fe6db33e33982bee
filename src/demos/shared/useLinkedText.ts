import { useLocation } from 'react-router-dom';
import { useAfterHydration } from '../../components/hooks/useAfterHydration';

/** Returns the visitor's text in a link from {@link linkWith}, or null. */
export function useLinkedText(name: string): string | null {
  const { hash } = useLocation();
  return useAfterHydration(new URLSearchParams(hash.slice(1)).get(name), null);
}

/** Returns the current URL with a text, if any, after the `#`, which browsers never send to a server. */
export function linkWith(name: string, text: string | null): string {
  const address = new URL(window.location.href);
  address.hash = text === null ? '' : new URLSearchParams({ [name]: text }).toString();
  return address.href;
}
