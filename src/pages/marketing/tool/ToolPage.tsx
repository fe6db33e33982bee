import { useLoaderData } from 'react-router-dom';
import { ShopSlice } from '../../../components/art/ShopSlice';
import { Slice } from '../../../components/art/Slice';
import { Closing } from '../../../components/detail/Closing';
import { DetailHeader } from '../../../components/detail/DetailHeader';
import { DetailSection } from '../../../components/detail/DetailSection';
import { LinkGroups, LinkList } from '../../../components/detail/LinkGroups';
import { Points } from '../../../components/detail/Points';
import { Page } from '../../../components/layout/Page';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { paths } from '../../../content/paths';
import { caseRelations, postRelations, toolsBeside } from '../../../content/relations';
import { serviceSlugs } from '../../../content/slugs';
import { serviceTitles, toolTitles } from '../../../content/titles';
import { toolPage } from '../../../content/tools/texts';
import { checkedAgainst } from '../../../content/tools/versions';
import type { ToolDetail } from '../../../content/types';
import { formatDay } from '../../../domain/dates';
import type { toolLoader } from './toolLoader';
import styles from './ToolPage.module.css';

/** A tool's own page. */
function ToolPage() {
  const detail = useLoaderData<ReturnType<typeof toolLoader>>();
  const { slug, title, category, overview, whyWeUse, applications, benefits, integration, services } = detail;
  return (
    <>
      <Page>
        <Meta {...detail.meta} path={paths.tool(slug)} />
        <Breadcrumbs
          trail={[
            { label: 'Home', to: paths.home },
            { label: 'Tools', to: paths.tools },
          ]}
          current={title}
        />
        <DetailHeader
          title={title}
          subtitle={detail.subtitle}
          actions={<p className={styles.category}>{category}</p>}
          picture={<ShopSlice ripe={services} />}
          caption={
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
          }
        >
          <section className={styles.overview}>
            <h2>{toolPage.overview}</h2>
            {overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </DetailHeader>
      </Page>
      <DetailSection title={toolPage.whyWeUse}>
        <Points points={whyWeUse} layout="columns" />
      </DetailSection>
      <DetailSection title={toolPage.applications}>
        <Points points={applications} layout="ledger" />
      </DetailSection>
      <DetailSection tone="band" title={toolPage.benefits}>
        <ul role="list" className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title={toolPage.integration}>
        <ol role="list" className={styles.steps}>
          {integration.map((step, index) => (
            <li key={step.title}>
              <Slice wedges={integration.length} filled={index + 1} className={styles.progress} />
              <div>
                <h3>
                  <span className={styles.number}>{index + 1}</span> {step.title}
                </h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </DetailSection>
      <Page>
        <section className={styles.more}>
          <h2>{toolPage.more}</h2>
          <LinkGroups groups={linkGroups(detail)} />
          <p className={styles.checked}>
            {toolPage.checked[0]} {checkedAgainst[slug]} {toolPage.checked[1]}{' '}
            <time dateTime={detail.checked}>{formatDay(detail.checked)}</time>
          </p>
        </section>
      </Page>
      <Closing {...detail.callToAction}>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <ButtonLink variant="outline" to={paths.cases}>
          View Case Studies
        </ButtonLink>
      </Closing>
    </>
  );
}

function linkGroups({ slug }: ToolDetail) {
  return [
    {
      title: 'Tools beside it',
      links: toolsBeside(slug, 3).map((other) => ({ to: paths.tool(other), label: toolTitles[other] })),
    },
    {
      title: 'Case studies',
      links: caseRelations
        .filter(({ tools }) => tools.includes(slug))
        .map(({ id, title }) => ({ to: paths.caseStudy(id), label: title })),
    },
    {
      title: 'From the blog',
      links: postRelations
        .filter(({ tools }) => tools.includes(slug))
        .map((post) => ({ to: paths.post(post.slug), label: post.title })),
    },
  ];
}

export { ToolPage as Component };
