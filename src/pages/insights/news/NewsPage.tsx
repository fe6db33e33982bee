import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Byline } from '../../../components/reading/Byline';
import { CategoryFilter } from '../../../components/reading/CategoryFilter';
import { NewsPicture } from '../../../components/reading/NewsPicture';
import { NewsletterSection } from '../../../components/reading/NewsletterSection';
import { useCategory } from '../../../components/reading/useCategory';
import { FeedLinks } from '../../../components/ui/FeedLinks';
import { Meta } from '../../../components/ui/Meta';
import { newsArticles, newsCategoryLabels, newsPage } from '../../../content/news/articles';
import { articleLengths } from '../../../content/news/lengths';
import { newsSections } from '../../../content/news/labels';
import { paths } from '../../../content/paths';
import type { NewsArticle } from '../../../content/types';
import { newsCategories } from '../../../content/types';
import styles from './NewsPage.module.css';
import { Press } from './Press';

const categories = newsCategories.map((id) => ({ id, label: newsCategoryLabels[id] }));
const featured = newsArticles.filter((article) => article.featured);
const others = newsArticles.filter((article) => !article.featured);

/** The news: the featured stories, as long as all are shown, the others, and what reporters need. */
function NewsPage() {
  const [category, choose] = useCategory();
  const chosen = newsArticles.filter((article) => article.category === category);
  return (
    <Page>
      <Meta {...newsPage.meta} path={paths.news} />
      <FeedLinks of="news" />
      <PageHeader title={newsPage.heading} lead={newsPage.lead} />
      <CategoryFilter
        label="Category"
        allLabel="All News"
        categories={categories}
        chosen={category}
        onChoose={choose}
        status={countOf(category === null ? newsArticles : chosen)}
      />
      {category === null && <Stories title={newsSections.featured} articles={featured} isFeatured />}
      {category === null && <Stories title={newsSections.others} articles={others} />}
      {chosen.length > 0 && (
        <Stories title={categories.find(({ id }) => id === category)?.label ?? ''} articles={chosen} />
      )}
      <p className={styles.note}>{newsSections.pictureNote}</p>
      <Press />
      <NewsletterSection newsletter={newsSections.newsletter} label="News newsletter" />
    </Page>
  );
}

interface StoriesProps {
  readonly title: string;
  readonly articles: readonly NewsArticle[];
  readonly isFeatured?: boolean;
}

function Stories({ title, articles, isFeatured = false }: StoriesProps) {
  return (
    <section className={clsx(styles.stories, isFeatured && styles.featured)}>
      <h2>{title}</h2>
      {articles.map((article) => (
        <Story key={article.id} article={article} />
      ))}
    </section>
  );
}

function Story({
  article: { id, title, category, date, excerpt, author },
}: {
  readonly article: NewsArticle;
}) {
  return (
    <article className={styles.story}>
      <NewsPicture category={category} />
      <div className={styles.text}>
        <p className={styles.category}>{newsCategoryLabels[category]}</p>
        <h3>
          <Link to={paths.article(id)}>{title}</Link>
        </h3>
        <p>{excerpt}</p>
        <Byline date={date} minutes={articleLengths[id].minutes} author={author} />
      </div>
    </article>
  );
}

function countOf(articles: readonly NewsArticle[]): string {
  if (articles.length === 0) return newsSections.empty;
  return articles.length === 1 ? '1 story' : `${articles.length} stories`;
}

export { NewsPage as Component };
