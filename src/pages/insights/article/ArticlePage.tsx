import { Link } from 'react-router-dom';
import { NotFound } from '../../../components/layout/NotFound';
import { newsHome, articleReading } from '../../../components/reading/articleReading';
import { newsArticles, relatedArticles } from '../../../content/news/articles';
import { articleLabels, newsArticleNotFound } from '../../../content/news/labels';
import { NewsPicture } from '../../../components/reading/NewsPicture';
import { ReadingView } from '../../../components/reading/ReadingView';
import { newsData } from '../../../components/seo/newsData';
import { CopyButton } from '../../../components/sharing/CopyButton';
import { DemoNotice } from '../../../components/ui/DemoNotice';
import { company } from '../../../content/company';
import type { LongText } from '../../../content/longText';
import { actionAfterArticle } from '../../../content/callToAction';
import { paths } from '../../../content/paths';
import type { NewsArticle } from '../../../content/types';
import { ReadingList } from '../../../components/reading/ReadingList';
import type { articleLoader } from './articleLoader';

export function Component({
  content: loaded,
}: {
  readonly content: Awaited<ReturnType<typeof articleLoader>>;
}) {
  const article = newsArticles.find(({ id }) => id === loaded?.id);
  if (loaded && article) return <ArticleView article={article} text={loaded.text} />;
  return (
    <NotFound text={newsArticleNotFound} home={newsHome}>
      <ArticleList title={articleLabels.more} articles={newsArticles.slice(0, 4)} />
    </NotFound>
  );
}

export function ArticleView({ article, text }: { readonly article: NewsArticle; readonly text: LongText }) {
  return (
    <ReadingView
      reading={articleReading(article)}
      home={newsHome}
      meta={article.meta}
      data={newsData(article, text.lengths)}
      text={text}
      picture={<NewsPicture id={article.id} />}
      notice={<DemoNotice />}
      aside={<PressDesk />}
      callToAction={actionAfterArticle(article.id)}
      next={<ArticleList title={articleLabels.more} articles={relatedArticles(article, 3)} />}
    >
      <CopyButton
        label="Copy link"
        what="to this story"
        text={() => location.origin + paths.article(article.id)}
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
  readonly articles: readonly NewsArticle[];
}

function ArticleList({ title, articles }: ArticleListProps) {
  return (
    <ReadingList
      title={title}
      items={articles.map((article) => ({
        reading: articleReading(article),
        picture: <NewsPicture id={article.id} />,
      }))}
    />
  );
}
