import { Link } from 'react-router-dom';
import { CallToActionCard } from '../../../components/detail/CallToActionCard';
import { Page, PageHeader } from '../../../components/layout/Page';
import { CategoryFilter } from '../../../components/reading/CategoryFilter';
import { useCategory } from '../../../components/reading/useCategory';
import { Meta } from '../../../components/seo/Meta';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { pricingLink } from '../../../content/pricing/prices';
import { servicesOfTool } from '../../../content/relations';
import { cardTools, listedTools } from '../../../content/lists/toolCards.computed';
import { toolsPage } from '../../../content/toolPages';
import type { ToolCard } from '../../../content/types';
import { counted } from '../../../domain/numerals';
import styles from './ToolsPage.module.css';

/** The filter's categories, in the order of the cards. */
const cardCategories = [...new Set(cardTools.map(({ category }) => category))];
const categories = cardCategories.map((category) => ({ id: category, label: category }));

/** Shows the tools as cards with a category filter, then lists those without a card. */
export function Component() {
  const [asked, choose] = useCategory();
  const category = cardCategories.find((known) => known === asked);
  const shown = category === undefined ? cardTools : cardTools.filter((tool) => tool.category === category);
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
        status={counted(shown.length, 'tool') + (category === undefined ? toolsPage.others : '')}
      />
      <p className={styles.legend}>
        {toolsPage.costs} <Link to={pricingLink.to}>{pricingLink.label}</Link>
      </p>
      <ul role="list" className={styles.grid}>
        {shown.map((tool) => (
          <li key={tool.slug}>
            <Card tool={tool} />
          </li>
        ))}
      </ul>
      <CallToActionCard next={{ kind: 'product', id: toolsPage.example }} isPictured />
      <section className={styles.more}>
        <h2>{toolsPage.shortList}</h2>
        <ul role="list" className={styles.list}>
          {listedTools.map(({ slug, title, category, description }) => (
            <li key={slug}>
              <Link to={paths.tool(slug)}>{title}</Link>
              <span>{category}</span>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Card({ tool: { slug, title, category, description, code } }: { readonly tool: ToolCard }) {
  const services = servicesOfTool(slug);
  return (
    <article className={styles.card}>
      <p className={styles.category}>
        {category} · {counted(services.length, 'service')}
      </p>
      <h2 className={styles.name}>{title}</h2>
      <code className={styles.code}>{code}</code>
      <p>{description}</p>
      <Link to={paths.tool(slug)} className={styles.link}>
        Learn More<VisuallyHidden> about {title}</VisuallyHidden>
      </Link>
    </article>
  );
}
