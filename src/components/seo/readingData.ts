import type {
  BlogPosting,
  NewsArticle as NewsArticleThing,
  Organization,
  Person,
  WithContext,
} from 'schema-dts';
import { memberIds, people } from '../../content/anchors.computed';
import type { BlogPost } from '../../content/blog/post';
import { authorOf } from '../../content/blog/post';
import { company } from '../../content/company';
import type { TextLengths } from '../../content/longText';
import type { NewsArticle } from '../../content/news/article';
import { newsCategoryLabels } from '../../content/news/article';
import { paths } from '../../content/paths';
import { LANGUAGE } from '../../domain/language';
import { organizationReference } from './organizationReference';
import { absoluteUrl, sharePicturePath } from './urls';

/** Returns the schema.org properties that posts and news articles share. */
function creativeWork(path: string, { words, minutes }: TextLengths) {
  return {
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: absoluteUrl(sharePicturePath(path)),
    publisher: organizationReference,
    inLanguage: LANGUAGE,
    wordCount: words,
    timeRequired: `PT${minutes}M` as const,
  };
}

/** Describes the author: a team member with a profile on the team page, or the press office. */
function authorData(name: string): Person | Organization {
  const author = memberIds.find((id) => people[id].name === name);
  if (!author) return { '@type': 'Organization', name, parentOrganization: organizationReference };
  return {
    '@type': 'Person',
    name,
    disambiguatingDescription: company.demoNotice,
    jobTitle: people[author].position,
    url: absoluteUrl(paths.teamMember(author)),
    worksFor: organizationReference,
  };
}

export function postData(post: BlogPost): WithContext<BlogPosting> {
  const { slug, title, meta, category, date, modified = date, tags, lengths } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    ...creativeWork(paths.post(slug), lengths),
    headline: title,
    description: meta.description,
    datePublished: date,
    dateModified: modified,
    author: authorData(authorOf(post).name),
    articleSection: category,
    keywords: [...tags],
  };
}

export function newsData(article: NewsArticle): WithContext<NewsArticleThing> {
  const { slug, title, meta, category, date, author, lengths } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    genre: 'Fiction',
    ...creativeWork(paths.article(slug), lengths),
    headline: title,
    description: meta.description,
    datePublished: date,
    dateModified: date,
    author: authorData(author),
    articleSection: newsCategoryLabels[category],
  };
}
