import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DurationCitrus } from '../../../components/art/DurationCitrus';
import { DetailSection } from '../../../components/detail/DetailSection';
import { LinkRows } from '../../../components/detail/LinkRows';
import { ShortContactForm } from '../../../components/forms/ShortContactForm';
import { Page } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { organization } from '../../../components/seo/organization';
import { webSite } from '../../../components/seo/webSite';
import { serviceIcons } from '../../../components/services/serviceIcons';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { Meta } from '../../../components/ui/Meta';
import { StructuredData } from '../../../components/ui/StructuredData';
import { TechnologyTags } from '../../../components/ui/TechnologyTags';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { caseStudies } from '../../../content/company/caseStudies';
import { company } from '../../../content/company';
import { demoIds } from '../../../content/demos/demoIds';
import { demoTexts } from '../../../content/demos/texts';
import type { Decision } from '../../../content/home';
import { homePage } from '../../../content/home';
import { paths } from '../../../content/paths';
import { pricingLink } from '../../../content/pricing/pricesInShort';
import { waysToBuy } from '../../../content/pricing/waysToBuy';
import { productOf } from '../../../content/products/catalogue';
import { technologyTags } from '../../../content/technologies';
import { serviceTitles } from '../../../content/titles';
import type { CaseStudy } from '../../../content/types';
import { DecisionCitrus } from './DecisionCitrus';
import styles from './HomePage.module.css';
import { Receipt } from './Receipt';

const demoRows = demoIds.map((id) => ({
  to: paths.demo(id),
  name: demoTexts[id].heading,
  note: productOf(id).name,
}));

/** The home page. */
function HomePage() {
  const { hero, costs, demos, services, about, figures, cases, shop, contact } = homePage;
  return (
    <>
      <Meta {...homePage.meta} path={paths.home} />
      <StructuredData data={organization} />
      <StructuredData data={webSite} />
      <div className={styles.hero}>
        <Page className={styles.heroText}>
          <h1>{hero.headline}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <p className={styles.buttons}>
            <ButtonLink to={paths.contact}>Get Started</ButtonLink>
            <ButtonLink to={paths.services} variant="outline">
              Learn More<VisuallyHidden> about our services</VisuallyHidden>
            </ButtonLink>
          </p>
          <p className={styles.demonstration}>{hero.demonstration}</p>
          <p className={styles.caption}>{hero.caption}</p>
        </Page>
        <DecisionCitrus decisions={hero.decisions} label={hero.label} className={styles.citrus} />
      </div>

      <BelowTheFold>
        <Page className={styles.offer}>
          <section>
            <h2>{costs.title}</h2>
            <LinkRows rows={waysToBuy} />
            <MoreLink to={pricingLink.to}>{pricingLink.label}</MoreLink>
          </section>
          <section>
            <h2>{demos.title}</h2>
            <LinkRows rows={demoRows} />
            <MoreLink to={paths.demos}>{demos.all}</MoreLink>
          </section>
        </Page>

        <DetailSection
          title={services.title}
          aside={
            <>
              <p>{services.text}</p>
              <MoreLink to={paths.services}>{services.all}</MoreLink>
            </>
          }
        >
          <ul role="list" className={styles.services}>
            {hero.decisions.map((decision) => (
              <ServiceItem key={decision.service} decision={decision} />
            ))}
          </ul>
        </DetailSection>

        <DetailSection title={about.title} aside={<Figures figures={figures} />}>
          <div className={styles.story}>
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.technologies}>
            <TechnologyTags technologies={technologyTags} size="large" />
          </div>
          <MoreLink to={paths.about}>{about.more}</MoreLink>
        </DetailSection>

        <div className={styles.cases}>
          <DetailSection
            title={cases.title}
            aside={
              <>
                <p>{cases.text}</p>
                <MoreLink to={paths.cases}>{cases.all}</MoreLink>
              </>
            }
          >
            <ul role="list">
              {caseStudies
                .filter(({ id }) => cases.ids.includes(id))
                .map((study) => (
                  <CaseItem key={study.id} study={study} />
                ))}
            </ul>
          </DetailSection>
        </div>

        <section className={styles.shop}>
          <Page className={styles.shopColumns}>
            <div className={styles.shopText}>
              <h2>{shop.title}</h2>
              <p className={styles.lead}>{shop.text}</p>
              <ButtonLink to={paths.shop}>{shop.all}</ButtonLink>
            </div>
            <Receipt {...shop.receipt} />
          </Page>
        </section>

        <DetailSection
          title={contact.title}
          aside={
            <>
              <p>{contact.text}</p>
              <p className={styles.reach}>
                <a href={company.phone.href}>{company.phone.display}</a>
                <a href={`mailto:${company.email.general}`} translate="no">
                  {company.email.general}
                </a>
              </p>
            </>
          }
        >
          <ShortContactForm />
        </DetailSection>
      </BelowTheFold>
    </>
  );
}

function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.more}>
      {children} <ArrowRight aria-hidden="true" />
    </Link>
  );
}

function ServiceItem({ decision: { service, text } }: { readonly decision: Decision }) {
  const Icon = serviceIcons[service];
  return (
    <li className={styles.service}>
      <Icon aria-hidden="true" />
      <h3>
        <Link to={paths.service(service)}>{serviceTitles[service]}</Link>
      </h3>
      <p>{text}</p>
    </li>
  );
}

function CaseItem({ study }: { readonly study: CaseStudy }) {
  const { id, title, client, category, duration, results } = study;
  return (
    <li className={styles.case}>
      <div className={styles.duration}>
        <DurationCitrus duration={duration} />
        <p>{duration}</p>
      </div>
      <div className={styles.caseText}>
        <p className={styles.kind}>
          {client} · {category}
        </p>
        <h3>
          <Link to={`${paths.cases}#${id}`}>{title}</Link>
        </h3>
        <p>{results[0]}</p>
      </div>
    </li>
  );
}

export { HomePage as Component };
