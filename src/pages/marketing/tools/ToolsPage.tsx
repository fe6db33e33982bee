import { Link } from 'react-router-dom';
import { CallToActionCard } from '../../../components/detail/CallToActionCard';
import { Page, PageHeader } from '../../../components/layout/Page';
import { CategoryFilter } from '../../../components/reading/CategoryFilter';
import { useCategory } from '../../../components/reading/useCategory';
import { Meta } from '../../../components/seo/Meta';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { pricingLink } from '../../../content/pricing/prices';
import { cardTools, listedTools } from '../../../content/lists/toolCards.computed';
import { toolsPage } from '../../../content/toolPages';
import type { ToolCard } from '../../../content/types';
import { counted } from '../../../domain/numerals';
import styles from './ToolsPage.module.css';

/** The filter's categories, in the order of the tools. */
const toolCategories = [...new Set([...cardTools, ...listedTools].map(({ category }) => category))];
const categories = toolCategories.map((category) => ({ id: category, label: category }));

/** Shows the tools as cards and those without a card in a list, both filtered by category. */
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
      <p className={styles.legend}>
        {toolsPage.costs} <Link to={pricingLink.to}>{pricingLink.label}</Link>
      </p>
      <ToolList tools={cards} Heading="h2" />
      {list.length > 0 && (
        <section className={styles.more}>
          <h2>{toolsPage.shortList}</h2>
          <ToolList tools={list} Heading="h3" />
        </section>
      )}
      <CallToActionCard next={{ kind: 'product', id: toolsPage.example }} isPictured />
    </Page>
  );
}

interface ToolListProps {
  readonly tools: readonly ToolCard[];
  readonly Heading: 'h2' | 'h3';
}

/** Each tool with a line of code, and the job before the tool that does it. Those under an `h2` are cards. */
function ToolList({ tools, Heading }: ToolListProps) {
  const Card = Heading === 'h2' ? 'article' : 'div';
  return (
    <ul role="list" className={styles.grid}>
      {tools.map(({ slug, title, job, category, description, code }) => (
        <li key={slug}>
          <Card className={styles.tool}>
            <code className={styles.code}>{code}</code>
            <p className={styles.job}>{job}</p>
            <div className={styles.name}>
              <Heading>{title}</Heading>
              <p>{category}</p>
            </div>
            <p>
              {`${description} `}
              <Link to={paths.tool(slug)}>
                Learn More<VisuallyHidden>{` about ${title}`}</VisuallyHidden>
              </Link>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
