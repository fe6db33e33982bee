import { ShopCitrus } from '../../../components/art/ShopCitrus';
import { ClosingCard } from '../../../components/detail/ClosingCard';
import { DetailSection } from '../../../components/detail/DetailSection';
import { LinkGroups, LinkList } from '../../../components/detail/LinkGroups';
import { Points } from '../../../components/detail/Points';
import { Page, PageHeader } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../../components/ui/Button';
import { CodeText } from '../../../components/ui/CodeText';
import { Meta } from '../../../components/seo/Meta';
import { postLinks } from '../../../content/blog/links.computed';
import { caseLinks } from '../../../content/lists/caseLinks.computed';
import { actionAfterTool } from '../../../content/callToAction';
import { paths } from '../../../content/paths';
import { relatedTools, servicesOfTool } from '../../../content/relations';
import type { ToolSlug } from '../../../content/slugs';
import { serviceSlugs } from '../../../content/slugs';
import { serviceTitles } from '../../../content/lists/titles.computed';
import { toolTitles } from '../../../content/titles';
import { toolKeywords, toolPage } from '../../../content/toolPages';
import { formatDay } from '../../../domain/dates';
import styles from './ToolPage.module.css';
import type { toolLoader } from './toolLoader';

export function Component({
  content: tool,
}: {
  readonly content: Awaited<ReturnType<ReturnType<typeof toolLoader>>>;
}) {
  const { slug, title, overview, whyWeUse, applications, benefits, integration } = tool;
  const services = servicesOfTool(slug);
  return (
    <>
      <Page>
        <Meta {...tool.meta} keywords={toolKeywords(tool)} path={paths.tool(slug)} />
        <Breadcrumbs
          trail={[
            { label: 'Home', to: paths.home },
            { label: 'Tools', to: paths.tools },
          ]}
          current={title}
        />
        <PageHeader title={title} lead={tool.subtitle}>
          <p className={styles.category}>{tool.category}</p>
          <code className={styles.code}>{tool.code}</code>
        </PageHeader>
        <div className={styles.sheet}>
          <div className={styles.facts}>
            <ShopCitrus ripe={services} />
            <section>
              <h2 className={styles.small}>
                {toolPage.services}{' '}
                <span className={styles.share}>
                  {services.length} of {serviceSlugs.length}
                </span>
              </h2>
              <LinkList
                links={services.map((service) => ({
                  to: paths.service(service),
                  label: serviceTitles[service],
                }))}
              />
            </section>
            <p className={styles.checked}>
              {toolPage.checked[0]} {tool.checkedAgainst} {toolPage.checked[1]}{' '}
              <time dateTime={tool.checked}>{formatDay(tool.checked)}</time>
            </p>
          </div>
          <div>
            <section className={styles.part}>
              <h2>{toolPage.applications}</h2>
              <Points points={applications} layout="grid" />
            </section>
            <BelowTheFold>
              <section className={styles.part}>
                <h2>{toolPage.overview}</h2>
                {overview.map((paragraph) => (
                  <p key={paragraph}>
                    <CodeText>{paragraph}</CodeText>
                  </p>
                ))}
              </section>
              <section className={styles.part}>
                <h2>{toolPage.whyWeUse}</h2>
                <Points points={whyWeUse} layout="rows" />
              </section>
              <section className={styles.part}>
                <h2>{toolPage.benefits}</h2>
                <ul role="list" className={styles.benefits}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>
                      <CodeText>{benefit}</CodeText>
                    </li>
                  ))}
                </ul>
              </section>
              <section className={styles.part}>
                <h2>{toolPage.integration}</h2>
                <Points points={integration} layout="numbered" />
              </section>
            </BelowTheFold>
          </div>
        </div>
      </Page>
      <BelowTheFold>
        <ClosingCard next={actionAfterTool(slug)} {...tool.callToAction}>
          <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
          <ButtonLink variant="outline" to={paths.cases}>
            View Case Studies
          </ButtonLink>
        </ClosingCard>
        <DetailSection title={toolPage.more} kind="shelf">
          <LinkGroups groups={linkGroups(slug)} />
        </DetailSection>
      </BelowTheFold>
    </>
  );
}

function linkGroups(slug: ToolSlug) {
  return [
    {
      title: 'Related tools',
      links: relatedTools(slug, 3).map((other) => ({ to: paths.tool(other), label: toolTitles[other] })),
    },
    {
      title: 'Case studies',
      links: caseLinks
        .filter(({ technologies }) => technologies.includes(slug))
        .map(({ id, title }) => ({ to: paths.caseStudy(id), label: title })),
    },
    {
      title: 'From the blog',
      links: postLinks
        .filter(({ tools }) => tools.includes(slug))
        .map((post) => ({ to: paths.post(post.slug), label: post.title })),
    },
  ];
}
