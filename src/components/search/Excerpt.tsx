import type { Piece } from './excerpt';

export function Excerpt({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text));
}
