interface MetaProps {
  readonly title: string;
  readonly description: string;
  /** The page's own path; its address without query is the canonical one. */
  readonly path: string;
  /** Kept out of search engines: cart, checkout, not-found pages and their like. */
  readonly noindex?: boolean;
}

/** What the page says of itself in the document's head; React moves the elements there. */
export function Meta({ title, description, path, noindex = false }: MetaProps) {
  const url = SITE_URL + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </>
  );
}
