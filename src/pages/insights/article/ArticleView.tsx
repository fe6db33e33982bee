import { Link } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { ReadingHeader } from '../../../components/reading/ReadingHeader';
import { LongRead } from '../../../components/reading/LongRead';
import { NewsPicture } from '../../../components/reading/NewsPicture';
import { newsData } from '../../../components/seo/newsData';
import { Meta } from '../../../components/ui/Meta';
import { StructuredData } from '../../../components/ui/StructuredData';
import { company } from '../../../content/company';
import type { LongText } from '../../../content/longText';
import { newsCategoryLabels, relatedArticles } from '../../../content/news/articles';
import { articleLabels } from '../../../content/news/labels';
import { paths } from '../../../content/paths';
import type { NewsArticle } from '../../../content/types';
import { ArticleList } from './ArticleList';

interface ArticleViewProps {
  readonly article: NewsArticle;
  readonly text: LongText;
}

/** A news article: its facts, its text, whom to ask about it and what to read next. */
export function ArticleView({ article, text }: ArticleViewProps) {
  const { id, title, meta, category, date, author } = article;
  const categoryLabel = newsCategoryLabels[category];
  return (
    <Page>
      <Meta
        {...meta}
        path={paths.article(id)}
        article={{ author, published: date, section: categoryLabel }}
      />
      <StructuredData data={newsData(article, text.lengths)} />
      <article>
        <ReadingHeader
          title={title}
          back={{ to: paths.news, label: 'Back to the news' }}
          category={{ to: `${paths.news}?category=${category}`, label: categoryLabel }}
          date={date}
          minutes={text.lengths.minutes}
          author={author}
          picture={<NewsPicture category={category} />}
        />
        <LongRead text={text} aside={<PressDesk />} />
      </article>
      <ArticleList title={articleLabels.more} articles={relatedArticles(article, 3)} />
    </Page>
  );
}

function PressDesk() {
  const { title, text } = articleLabels.press;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <a href={`mailto:${company.email.press}`}>{company.email.press}</a>
      </p>
      <p>
        <Link to={`${paths.news}#press`}>Press downloads</Link>
      </p>
    </section>
  );
}
