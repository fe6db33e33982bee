import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { articleReading } from '../../../components/reading/articleReading';
import { Byline } from '../../../components/reading/Byline';
import { NewsPicture } from '../../../components/reading/NewsPicture';
import { ReadingIndex } from '../../../components/reading/ReadingIndex';
import { useCategory } from '../../../components/reading/useCategory';
import type { NewsListing } from '../../../content/news/article';
import { newsArticles } from '../../../content/news/articles.computed';
import { newsCategories, newsCategoryLabels } from '../../../content/news/article';
import { newsPage, newsSections } from '../../../content/news/page';
import { paths } from '../../../content/paths';
import { counted } from '../../../domain/numerals';
import styles from './NewsPage.module.css';
import { PressContacts, PressKit } from './Press';

const categories = newsCategories.map((id) => ({ id, label: newsCategoryLabels[id] }));
const featured = newsArticles.filter((article) => article.featured);
const others = newsArticles.filter((article) => !article.featured);

/** Shows featured articles first, unless a filter is set. */
export function Component() {
  const [category, choose] = useCategory();
  const chosen = newsArticles.filter((article) => category === null || article.category === category);
  const [first] = chosen;
  return (
    <ReadingIndex
      page={newsPage}
      path={paths.news}
      intro={<Link to={paths.press}>{newsSections.kit.title}</Link>}
      feed="news"
      allLabel="All News"
      categories={categories}
      chosen={category}
      onChoose={choose}
      status={chosen.length === 0 ? newsSections.empty : counted(chosen.length, 'story', 'stories')}
      newsletter={newsSections.newsletter}
      newsletterLabel="News newsletter"
      more={
        <>
          <PressKit />
          <PressContacts />
        </>
      }
    >
      {category === null ? (
        <>
          <ArticleSection title={newsSections.featured} articles={featured} isFeatured />
          <ArticleSection title={newsSections.others} articles={others} />
        </>
      ) : (
        first && <ArticleSection title={newsCategoryLabels[first.category]} articles={chosen} />
      )}
    </ReadingIndex>
  );
}

interface ArticleSectionProps {
  readonly title: string;
  readonly articles: readonly NewsListing[];
  readonly isFeatured?: boolean;
}

function ArticleSection({ title, articles, isFeatured = false }: ArticleSectionProps) {
  return (
    <section className={clsx(styles.section, isFeatured && styles.featured)}>
      <h2>{title}</h2>
      {articles.map((article) => (
        <ArticleRow key={article.slug} article={article} />
      ))}
    </section>
  );
}

function ArticleRow({ article }: { readonly article: NewsListing }) {
  const reading = articleReading(article);
  return (
    <article className={styles.article}>
      <NewsPicture slug={article.slug} />
      <div className={styles.text}>
        <p className={styles.category}>{reading.category.label}</p>
        <h3>
          <Link to={reading.path}>{reading.title}</Link>
        </h3>
        <p>{reading.excerpt}</p>
        <Byline reading={reading} />
      </div>
    </article>
  );
}
