/** Said where a part of the shop does nothing with scripts off. */
export function NeedsScripts({ what }: { readonly what: string }) {
  return (
    <noscript>
      <p>
        {what} needs JavaScript, which this browser has turned off. The products can be read all the same.
      </p>
    </noscript>
  );
}
