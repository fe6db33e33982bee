import { Link } from 'react-router-dom';
import { articleReading, newsHome } from '../../../components/reading/articleReading';
import { NewsPicture } from '../../../components/reading/NewsPicture';
import { ReadingView } from '../../../components/reading/ReadingView';
import { newsData } from '../../../components/seo/newsData';
import { CopyButton } from '../../../components/sharing/CopyButton';
import { DemoNotice } from '../../../components/ui/DemoNotice';
import { company } from '../../../content/company';
import type { LongText } from '../../../content/longText';
import { relatedArticles } from '../../../content/news/articles';
import { articleLabels } from '../../../content/news/labels';
import { actionAfterArticle } from '../../../content/callToAction';
import { paths } from '../../../content/paths';
import type { NewsArticle } from '../../../content/types';
import { ArticleList } from './ArticleList';

export function ArticleView({ article, text }: { readonly article: NewsArticle; readonly text: LongText }) {
  return (
    <ReadingView
      reading={articleReading(article)}
      home={newsHome}
      meta={article.meta}
      data={newsData(article, text.lengths)}
      text={text}
      picture={<NewsPicture id={article.id} />}
      notice={article.category === 'funding' && <DemoNotice />}
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
