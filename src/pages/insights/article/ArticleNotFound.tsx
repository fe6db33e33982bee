import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { newsArticles } from '../../../content/news/articles';
import { articleLabels, newsArticleNotFound } from '../../../content/news/labels';
import { paths } from '../../../content/paths';
import { ArticleList } from './ArticleList';

/** What stands at the address of an article that was never published. */
export function ArticleNotFound() {
  return (
    <Page>
      <Meta {...newsArticleNotFound.meta} path={paths.news} noindex />
      <PageHeader title={newsArticleNotFound.heading} lead={newsArticleNotFound.message}>
        <p>
          <ButtonLink to={paths.news}>Back to the news</ButtonLink>
        </p>
      </PageHeader>
      <ArticleList title={articleLabels.more} articles={newsArticles.slice(0, 4)} />
    </Page>
  );
}
