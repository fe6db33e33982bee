import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import areaStyles from '../../../components/art/area.module.css';
import { ProductImage } from '../../../components/art/ProductImage';
import { ReadyMade } from '../../../components/detail/ReadyMade';
import { Page, PageHeader } from '../../../components/layout/Page';
import { CategoryFilter } from '../../../components/reading/CategoryFilter';
import { useCategory } from '../../../components/reading/useCategory';
import { Meta } from '../../../components/seo/Meta';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { servicesByProduct } from '../../../content/lists/productSummaries.computed';
import type { ShopArea } from '../../../content/lists/shopAreas';
import { shopAreas } from '../../../content/lists/shopAreas';
import { cardTools, listedTools } from '../../../content/lists/toolCards.computed';
import { productIds } from '../../../content/slugs';
import { toolsPage } from '../../../content/toolPages';
import type { ToolCard } from '../../../content/types';
import { counted } from '../../../domain/numerals';
import styles from './ToolsPage.module.css';

/** The filter's categories, in the order of the tools. */
const toolCategories = [...new Set([...cardTools, ...listedTools].map(({ category }) => category))];
const categories = toolCategories.map((category) => ({ id: category, label: category }));

/** Shows the tools as cards by area of the store, and those without a card in a list, all filtered by category. */
export function Component() {
  const [asked, choose] = useCategory();
  const category = toolCategories.find((known) => known === asked);
  const isShown = (tool: ToolCard) => category === undefined || tool.category === category;
  const [cards, list] = [cardTools.filter(isShown), listedTools.filter(isShown)];
  return (
    <Page>
      <Meta {...toolsPage.meta} path={paths.tools} />
      <PageHeader title={toolsPage.heading} lead={toolsPage.lead} />
      <CategoryFilter
        label="Categories"
        allLabel="All"
        categories={categories}
        chosen={category ?? null}
        onChoose={choose}
        status={counted(cards.length + list.length, 'tool')}
      />
      {shopAreas.map((area) => (
        <Area key={area.id} area={area} tools={cards.filter((tool) => tool.area === area.id)} />
      ))}
      {list.length > 0 && (
        <section className={clsx(styles.area, styles.more)}>
          <h2>{toolsPage.shortList}</h2>
          <ToolList tools={list} Card="div" />
        </section>
      )}
    </Page>
  );
}

interface AreaProps {
  readonly area: ShopArea;
  readonly tools: readonly ToolCard[];
}

/** An area's tools, beside a product that is made with such tools. */
function Area({ area, tools }: AreaProps) {
  if (tools.length === 0) return null;
  const product = productIds.find((id) => area.services.some((slug) => slug === servicesByProduct[id][0]));
  return (
    <section data-area={area.id} className={clsx(areaStyles.ground, areaStyles.panel, styles.area)}>
      <div className={styles.head}>
        <h2>{area.title}</h2>
        <p>{area.text}</p>
        {product && (
          <>
            <ProductImage productId={product} className={styles.picture} />
            <ReadyMade id={product} />
          </>
        )}
      </div>
      <ToolList tools={tools} Card="article" />
    </section>
  );
}

interface ToolListProps {
  readonly tools: readonly ToolCard[];
  readonly Card: 'article' | 'div';
}

function ToolList({ tools, Card }: ToolListProps) {
  return (
    <ul role="list">
      {tools.map(({ slug, title, job, category, description }) => (
        <li key={slug}>
          <Card className={styles.tool}>
            <div className={styles.name}>
              <h3>{title}</h3>
              <p>{category}</p>
            </div>
            <div className={styles.text}>
              <p className={styles.job}>{job}</p>
              <p>
                {Card === 'article' && `${description} `}
                <Link to={paths.tool(slug)} className={areaStyles.wholeCard}>
                  Learn More<VisuallyHidden>{` about ${title}`}</VisuallyHidden>
                </Link>
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
