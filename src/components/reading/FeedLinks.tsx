import { feeds } from '../../content/feeds';

/** Links to a page's feeds; React hoists them into the document's head. */
export function FeedLinks({ of }: { readonly of: keyof typeof feeds }) {
  const { title, rss, atom } = feeds[of];
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={rss} />
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={atom} />
    </>
  );
}
