import { Link } from 'react-router-dom';
import { BeforeAfter } from '../../../components/art/BeforeAfter';
import { ProductImage } from '../../../components/art/ProductImage';
import { ClosingCard } from '../../../components/detail/ClosingCard';
import { DetailSection } from '../../../components/detail/DetailSection';
import { ExampleHeader } from '../../../components/detail/ExampleHeader';
import { FoldedSection } from '../../../components/detail/FoldedSection';
import { LinkGroups } from '../../../components/detail/LinkGroups';
import { LinkRows } from '../../../components/detail/LinkRows';
import { Points } from '../../../components/detail/Points';
import { ReadyMade } from '../../../components/detail/ReadyMade';
import { Page } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { serviceData } from '../../../components/seo/serviceData';
import { ButtonLink } from '../../../components/ui/Button';
import { TechnologyTags } from '../../../components/ui/TechnologyTags';
import { Meta } from '../../../components/seo/Meta';
import { StructuredData } from '../../../components/seo/StructuredData';
import { postLinks } from '../../../content/blog/links.computed';
import { caseLinks } from '../../../content/lists/caseLinks.computed';
import { actionAfterService } from '../../../content/callToAction';
import { paths } from '../../../content/paths';
import { pricingLink } from '../../../content/pricing/prices';
import { waysToBuyService } from '../../../content/pricing/waysToBuy';
import { servicePage } from '../../../content/servicePages';
import type { ServiceSlug } from '../../../content/slugs';
import { technologiesNamed } from '../../../content/technologies';
import { serviceTitles } from '../../../content/lists/titles.computed';
import type { Point } from '../../../content/types';
import styles from './ServicePage.module.css';
import type { serviceLoader } from './serviceLoader';

export function Component({
  content: service,
}: {
  readonly content: Awaited<ReturnType<ReturnType<typeof serviceLoader>>>;
}) {
  const { slug, title, description, benefits, features, useCases } = service;
  const next = actionAfterService(slug);
  return (
    <>
      <Meta {...service.meta} path={paths.service(slug)} />
      <StructuredData data={serviceData(slug, service)} />
      <ExampleHeader
        title={title}
        lead={service.subtitle}
        parent={{ label: 'Services', to: paths.services }}
        service={slug}
        caption={servicePage.example}
      >
        <div className={styles.actions}>
          <CallsToAction />
        </div>
        {next.kind === 'product' && <ReadyMade id={next.id} />}
      </ExampleHeader>
      <Page className={styles.introduction}>
        <div className={styles.description}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section className={styles.buying}>
          <h2>{servicePage.buying}</h2>
          <LinkRows rows={waysToBuyService(slug)} />
          <Link to={pricingLink.to}>{pricingLink.label}</Link>
        </section>
      </Page>
      <BelowTheFold>
        <DetailSection title={servicePage.benefits} kind="band">
          <Points
            points={benefits}
            layout="grid"
            picture={next.kind === 'product' && <ProductImage productId={next.id} />}
          />
        </DetailSection>
        <UseCases slug={slug} points={useCases} />
        <FoldedSection id="features" title={servicePage.features}>
          <Points points={features} layout="numbered" />
          <p className={styles.technologies}>{servicePage.technologies}</p>
          <TechnologyTags technologies={technologiesNamed(service.technologies)} />
        </FoldedSection>
        <ClosingCard next={next} {...service.callToAction}>
          <CallsToAction />
        </ClosingCard>
        <DetailSection title={servicePage.more} kind="shelf">
          <LinkGroups groups={linkGroups(slug, service.related)} />
        </DetailSection>
      </BelowTheFold>
    </>
  );
}

/** The situations in which a store needs the service, beside a case study's count before and after it. */
function UseCases({ slug, points }: { readonly slug: ServiceSlug; readonly points: readonly Point[] }) {
  const study = caseLinks.find(({ services }) => services.includes(slug));
  return (
    <DetailSection
      title={servicePage.useCases}
      kind={study ? 'margin' : 'shelf'}
      aside={
        study && (
          <div className={styles.study}>
            <BeforeAfter measure={study.measure} />
            <p>
              Case study: <Link to={paths.caseStudy(study.id)}>{study.title}</Link>
            </p>
          </div>
        )
      }
    >
      <Points points={points} layout={study ? 'rows' : 'grid'} />
    </DetailSection>
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
