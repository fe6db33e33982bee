import { Link } from 'react-router-dom';
import { NotFound } from '../../../components/layout/NotFound';
import { articleReading, newsHome, relatedArticles } from '../../../components/reading/articleReading';
import { articleOf } from '../../../content/news/article';
import type { NewsListing } from '../../../content/news/article';
import { newsArticles } from '../../../content/news/articles.computed';
import { articleLabels, newsArticleNotFound } from '../../../content/news/labels';
import { NewsPicture } from '../../../components/reading/NewsPicture';
import { ReadingView } from '../../../components/reading/ReadingView';
import { newsData } from '../../../components/seo/readingData';
import { CopyButton } from '../../../components/sharing/CopyButton';
import { DemoNotice } from '../../../components/ui/DemoNotice';
import { company } from '../../../content/company';
import { actionAfterArticle } from '../../../content/callToAction';
import { paths } from '../../../content/paths';
import { ReadingList } from '../../../components/reading/ReadingList';
import type { Content } from '../../../content/loadContent';

export function Component({ content }: { readonly content: Content<'article'> | null }) {
  if (content) return <ArticleView content={content} />;
  return (
    <NotFound text={newsArticleNotFound} home={newsHome}>
      <ArticleList title={articleLabels.more} articles={newsArticles.slice(0, 4)} />
    </NotFound>
  );
}

export function ArticleView({ content }: { readonly content: Content<'article'> }) {
  const article = articleOf(content);
  return (
    <ReadingView
      reading={articleReading(article)}
      home={newsHome}
      meta={article.meta}
      data={newsData(article)}
      text={content}
      picture={<NewsPicture slug={article.slug} />}
      notice={<DemoNotice />}
      aside={<PressDesk />}
      callToAction={actionAfterArticle(article)}
      next={<ArticleList title={articleLabels.more} articles={relatedArticles(article, 3)} />}
    >
      <CopyButton
        label="Copy link"
        what="to this story"
        text={() => location.origin + paths.article(article.slug)}
      />
    </ReadingView>
  );
}

function PressDesk() {
  const { title, text } = articleLabels.press;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <a href={`mailto:${company.email.press}`} translate="no">
          {company.email.press}
        </a>
      </p>
      <p>
        <Link to={paths.press}>Press downloads</Link>
      </p>
    </section>
  );
}

interface ArticleListProps {
  readonly title: string;
  readonly articles: readonly NewsListing[];
}

function ArticleList({ title, articles }: ArticleListProps) {
  return (
    <ReadingList
      title={title}
      items={articles.map((article) => ({
        reading: articleReading(article),
        picture: <NewsPicture slug={article.slug} />,
      }))}
    />
  );
}
