import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import area from '../../../components/art/area.module.css';
import { ScreenPicture } from '../../../components/art/ScreenPicture';
import { ClosingCard } from '../../../components/detail/ClosingCard';
import { DetailSection } from '../../../components/detail/DetailSection';
import { LinkGroups } from '../../../components/detail/LinkGroups';
import { LinkRows } from '../../../components/detail/LinkRows';
import { Points } from '../../../components/detail/Points';
import { Page, PageHeader } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { serviceData } from '../../../components/seo/serviceData';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { StructuredData } from '../../../components/seo/StructuredData';
import { postLinks } from '../../../content/blog/links.computed';
import { caseLinks } from '../../../content/lists/caseLinks.computed';
import { demoLinks, demoLinksTitle } from '../../../content/demos/demoLinks';
import { actionAfterService } from '../../../content/callToAction';
import { paths } from '../../../content/paths';
import { pricingLink } from '../../../content/pricing/prices';
import { waysToBuyService } from '../../../content/pricing/waysToBuy';
import { catalog, productOf } from '../../../content/products/catalog';
import { servicesByProduct } from '../../../content/lists/productSummaries.computed';
import { placeOf } from '../../../content/lists/shopAreas';
import { servicePage } from '../../../content/servicePages';
import type { ProductId, ServiceSlug } from '../../../content/slugs';
import { technologiesNamed } from '../../../content/technologies';
import { serviceTitles } from '../../../content/lists/titles.computed';
import type { ServicePart } from '../../../content/types';
import { formatMoney } from '../../../domain/money';
import styles from './ServicePage.module.css';
import type { serviceLoader } from './serviceLoader';

/**
 * Order of the parts of a service page, by the part that comes first. The kinds of section vary, so that pages
 * don't look alike.
 */
const compositions: Readonly<
  Record<ServicePart, readonly (readonly [ServicePart, 'margin' | 'shelf' | 'band'])[]>
> = {
  // Visitors first look for a case like theirs, then for its solution.
  useCases: [
    ['useCases', 'shelf'],
    ['features', 'band'],
    ['benefits', 'margin'],
  ],
  // Visitors first look at what they would get.
  features: [
    ['features', 'band'],
    ['useCases', 'margin'],
    ['benefits', 'shelf'],
  ],
  // Visitors first compare the results, then see how they come about.
  benefits: [
    ['benefits', 'shelf'],
    ['features', 'margin'],
    ['useCases', 'band'],
  ],
};

const layouts = { margin: 'rows', shelf: 'shelf', band: 'grid' } as const;

type EndPart = 'buying' | 'more' | 'contact';

/** Order of the last parts, by the part that comes first. */
const endings: Readonly<Record<ServicePart, readonly EndPart[]>> = {
  // Visitors who look for a case like theirs read more of them before they ask for prices.
  useCases: ['more', 'buying', 'contact'],
  // Visitors who know what they want see how to get it.
  features: ['buying', 'contact', 'more'],
  // Visitors who compare results try the software before they decide.
  benefits: ['contact', 'buying', 'more'],
};

export function Component({
  content: service,
}: {
  readonly content: Awaited<ReturnType<ReturnType<typeof serviceLoader>>>;
}) {
  const { slug, title, opening, description } = service;
  const next = actionAfterService(slug);
  const ending: Readonly<Record<EndPart, ReactNode>> = {
    buying: (
      <DetailSection title={servicePage.buying} aside={<Link to={pricingLink.to}>{pricingLink.label}</Link>}>
        <LinkRows rows={waysToBuyService(slug)} />
      </DetailSection>
    ),
    more: (
      <DetailSection title={servicePage.more} kind="shelf">
        <LinkGroups groups={linkGroups(slug, service.related)} />
      </DetailSection>
    ),
    contact: (
      <ClosingCard next={next} {...service.callToAction}>
        <CallsToAction />
      </ClosingCard>
    ),
  };
  return (
    <>
      <div className={area.ground} data-area={placeOf(slug).area.id}>
        <Page>
          <Meta {...service.meta} path={paths.service(slug)} />
          <StructuredData data={serviceData(slug, service)} />
          <Breadcrumbs
            trail={[
              { label: 'Home', to: paths.home },
              { label: 'Services', to: paths.services },
            ]}
            current={title}
          />
          <div className={styles.columns}>
            <PageHeader title={title} lead={service.subtitle}>
              <div className={styles.actions}>
                <CallsToAction />
              </div>
              {next.kind === 'product' && <ReadyMade id={next.id} />}
            </PageHeader>
            <div className={styles.example}>
              <p>{servicePage.example}</p>
              <ScreenPicture screen={service.screen} />
            </div>
          </div>
        </Page>
      </div>
      <Page>
        <div className={styles.introduction}>
          <div className={styles.description}>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section>
            <h2 className={styles.small}>{servicePage.technologies}</h2>
            <ul role="list" className={styles.technologies}>
              {technologiesNamed(service.technologies).map(({ name, tool }) => (
                <li key={name}>{tool ? <Link to={paths.tool(tool)}>{name}</Link> : name}</li>
              ))}
            </ul>
          </section>
        </div>
      </Page>
      <BelowTheFold>
        {compositions[opening].map(([part, kind]) => (
          <DetailSection key={part} title={servicePage[part]} kind={kind}>
            <Points points={service[part]} layout={part === 'features' ? 'numbered' : layouts[kind]} />
          </DetailSection>
        ))}
        {endings[opening].map((part) => (
          <Fragment key={part}>{ending[part]}</Fragment>
        ))}
      </BelowTheFold>
    </>
  );
}

/** Links from the top of the page to the product, for visitors who came to buy one. */
function ReadyMade({ id }: { readonly id: ProductId }) {
  const { name, priceCents } = productOf(id);
  return (
    <p>
      {servicePage.readyMade} <Link to={paths.product(id)}>{name}</Link>, {formatMoney(priceCents)} a month
    </p>
  );
}

function CallsToAction() {
  return (
    <>
      <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
      <ButtonLink variant="outline" to={paths.cases}>
        View Case Studies
      </ButtonLink>
    </>
  );
}

function linkGroups(slug: ServiceSlug, related: readonly ServiceSlug[]) {
  return [
    {
      title: 'Related services',
      links: related.map((other) => ({ to: paths.service(other), label: serviceTitles[other] })),
    },
    {
      title: 'Ready-made products',
      links: catalog
        .filter(({ id }) => servicesByProduct[id].includes(slug))
        .map(({ id, name }) => ({ to: paths.product(id), label: name })),
    },
    { title: demoLinksTitle, links: demoLinks((id) => servicesByProduct[id].includes(slug)) },
    {
      title: 'Case studies',
      links: caseLinks
        .filter(({ services }) => services.includes(slug))
        .map(({ id, title }) => ({ to: paths.caseStudy(id), label: title })),
    },
    {
      title: 'From the blog',
      links: postLinks
        .filter(({ services }) => services.includes(slug))
        .map((post) => ({ to: paths.post(post.slug), label: post.title })),
    },
  ];
}
