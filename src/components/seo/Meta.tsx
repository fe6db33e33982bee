import { company } from '../../content/company';
import { documentTitle } from '../../content/titles';
import type { PageMeta } from '../../content/types';
import { Head } from './Head';
import { absoluteUrl, sharePicturePath, sharePictureSize } from './urls';

/** Extra metadata of posts and news articles for link previews and search engines. Dates are ISO (`2025-10-07`). */
interface ArticleMeta {
  readonly author: string;
  readonly published: string;
  readonly modified?: string | undefined;
  readonly section: string;
  readonly tags?: readonly string[];
}

interface MetaProps extends PageMeta {
  /** The page's path without a query, for its canonical URL. */
  readonly path: string;
  /** Keeps the page out of search engines: cart, checkout, not-found pages and so on. */
  readonly noindex?: boolean;
  readonly article?: ArticleMeta;
}

/** A page's metadata; React hoists the elements into the document's head. */
export function Meta({ title, description, keywords, path, noindex = false, article }: MetaProps) {
  const url = absoluteUrl(path);
  const picture = absoluteUrl(sharePicturePath(path));
  return (
    <Head>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <ArticleMetadata {...article} />}
    </Head>
  );
}

function ArticleMetadata({ author, published, modified = published, section, tags = [] }: ArticleMeta) {
  return (
    <>
      <meta name="author" content={author} />
      <meta property="article:author" content={author} />
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
      <meta property="article:section" content={section} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
