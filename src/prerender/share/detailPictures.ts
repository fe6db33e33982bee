import { postTone } from '../../components/reading/postReading';
import { authorOf } from '../../content/blog/post';
import { allPosts } from '../../content/blog/posts';
import { demoIds } from '../../content/lists/products.computed';
import { allArticles } from '../../content/news/articles';
import { newsCategories, newsCategoryLabels } from '../../content/news/article';
import { paths } from '../../content/paths';
import { catalog, productOf } from '../../content/products/catalog';
import { servicesByProduct } from '../../content/lists/productSummaries.computed';
import { servicesOfTool } from '../../content/relations';
import { placeOf } from '../../content/lists/shopAreas';
import { serviceSlugs, toolSlugs } from '../../content/slugs';
import { formatDay } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { citrusOf, shopCitrus, unevenCitrus } from '../drawing/citrus';
import type { Picture } from './SharePicture';

type Entry = readonly [path: string, picture: Picture];

const services = serviceSlugs.map((slug): Entry => {
  const { area, number } = placeOf(slug);
  const note = `Service ${number} of ${serviceSlugs.length}`;
  return [paths.service(slug), { note, citrus: shopCitrus([slug], area.services) }];
});

const tools = toolSlugs.map((slug): Entry => {
  const count = servicesOfTool(slug).length;
  const note = `A tool in ${count} of our ${serviceSlugs.length} services`;
  return [paths.tool(slug), { note, citrus: shopCitrus(servicesOfTool(slug)) }];
});

const products = catalog.map(({ id, priceCents, rating }): Entry => {
  const note = `${formatMoney(priceCents)} a month, rated ${rating} of 5`;
  return [paths.product(id), { note, citrus: shopCitrus(servicesByProduct[id]) }];
});

const demos = demoIds.map((id): Entry => {
  const note = `${productOf(id).name}, live in your browser`;
  return [paths.demo(id), { note, citrus: shopCitrus(servicesByProduct[id]) }];
});

const posts = allPosts.map((post): Entry => {
  const { sections, minutes } = post.lengths;
  const note = `${authorOf(post).name}, ${minutes} minutes to read`;
  return [paths.post(post.slug), { note, citrus: unevenCitrus(sections, postTone(post)) }];
});

const articles = allArticles.map(({ slug, category, date }): Entry => {
  const note = `${newsCategoryLabels[category]}, ${formatDay(date)}`;
  return [paths.article(slug), { note, citrus: citrusOf(newsCategories, (other) => other === category) }];
});

/** Pictures of pages that share a template. */
export const detailPictures: readonly Entry[] = [
  ...services,
  ...tools,
  ...products,
  ...demos,
  ...posts,
  ...articles,
];
