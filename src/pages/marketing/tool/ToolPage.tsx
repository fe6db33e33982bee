import { Link } from 'react-router-dom';
import { Closing } from '../../../components/detail/Closing';
import { DetailSection } from '../../../components/detail/DetailSection';
import { ExampleHeader } from '../../../components/detail/ExampleHeader';
import { FoldedSection } from '../../../components/detail/FoldedSection';
import { LinkGroups } from '../../../components/detail/LinkGroups';
import { Points } from '../../../components/detail/Points';
import { ReadyMade } from '../../../components/detail/ReadyMade';
import { Page } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { ButtonLink } from '../../../components/ui/Button';
import { CodeText } from '../../../components/ui/CodeText';
import { Meta } from '../../../components/seo/Meta';
import { postLinks } from '../../../content/blog/links.computed';
import { actionAfterService } from '../../../content/callToAction';
import { caseLinks } from '../../../content/lists/caseLinks.computed';
import { paths } from '../../../content/paths';
import { mainServiceOf, relatedTools, servicesOfTool } from '../../../content/relations';
import type { ToolSlug } from '../../../content/slugs';
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
  const service = mainServiceOf(slug);
  const next = actionAfterService(service);
  return (
    <>
      <Meta {...tool.meta} keywords={toolKeywords(tool)} path={paths.tool(slug)} />
      <ExampleHeader
        title={title}
        lead={tool.subtitle}
        parent={{ label: 'Tools', to: paths.tools }}
        service={service}
        caption={
          <>
            {toolPage.example} <Link to={paths.service(service)}>{serviceTitles[service]}</Link>
          </>
        }
      >
        <p className={styles.category}>{tool.category}</p>
        {next.kind === 'product' && <ReadyMade id={next.id} />}
      </ExampleHeader>
      <DetailSection title={toolPage.applications} kind="shelf">
        <Points points={applications} layout="grid" />
      </DetailSection>
      <BelowTheFold>
        <div className={styles.band}>
          <Page className={styles.introduction}>
            <section className={styles.benefits}>
              <h2>{toolPage.benefits}</h2>
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <CodeText>{benefit}</CodeText>
                  </li>
                ))}
              </ul>
            </section>
            <section className={styles.overview}>
              <h2>{toolPage.overview}</h2>
              {overview.map((paragraph) => (
                <p key={paragraph}>
                  <CodeText>{paragraph}</CodeText>
                </p>
              ))}
            </section>
          </Page>
        </div>
        <FoldedSection id="why" title={toolPage.whyWeUse}>
          <Points points={whyWeUse} layout="rows" />
        </FoldedSection>
        <FoldedSection id="integration" title={toolPage.integration}>
          <p className={styles.checked}>
            <code>{tool.code}</code> {toolPage.checked[0]} {tool.checkedAgainst} {toolPage.checked[1]}{' '}
            <time dateTime={tool.checked}>{formatDay(tool.checked)}</time>
          </p>
          <Points points={integration} layout="numbered" />
        </FoldedSection>
        <DetailSection title={toolPage.more} kind="shelf">
          <LinkGroups groups={linkGroups(slug)} />
        </DetailSection>
        <Closing {...tool.callToAction} withPrices>
          <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
          <ButtonLink variant="outline" to={paths.cases}>
            View Case Studies
          </ButtonLink>
        </Closing>
      </BelowTheFold>
    </>
  );
}

function linkGroups(slug: ToolSlug) {
  return [
    {
      title: toolPage.services,
      links: servicesOfTool(slug).map((service) => ({
        to: paths.service(service),
        label: serviceTitles[service],
      })),
    },
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
