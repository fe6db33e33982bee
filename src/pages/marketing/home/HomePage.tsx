import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BeforeAfter } from '../../../components/art/BeforeAfter';
import { ProductCover } from '../../../components/art/ProductCover';
import { ScreenPicture } from '../../../components/art/ScreenPicture';
import { DetailSection } from '../../../components/detail/DetailSection';
import { LinkRows } from '../../../components/detail/LinkRows';
import { ShortContactForm } from '../../../components/forms/ShortContactForm';
import { Page, PageTitle } from '../../../components/layout/Page';
import { FeaturedProduct } from '../../../components/shop/FeaturedProduct';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { organization, webSite } from '../../../components/seo/organization';
import { serviceIcons } from '../../../components/art/serviceIcons';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { DemoNotice } from '../../../components/ui/DemoNotice';
import { Price } from '../../../components/ui/Price';
import { StructuredData } from '../../../components/seo/StructuredData';
import { TechnologyTags } from '../../../components/ui/TechnologyTags';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { caseCards } from '../../../content/lists/caseCards.computed';
import { company } from '../../../content/company';
import { demoLink } from '../../../content/demos/demoLinks';
import type { Decision } from '../../../content/home';
import { homePage } from '../../../content/home';
import { paths } from '../../../content/paths';
import { problemByProduct } from '../../../content/lists/productSummaries.computed';
import { planFitAnchor } from '../../../content/pricing/prices';
import { waysToBuy } from '../../../content/pricing/waysToBuy';
import { catalog } from '../../../content/products/catalog';
import type { Product } from '../../../content/products/types';
import { technologyTags } from '../../../content/technologies';
import { serviceTitles } from '../../../content/lists/titles.computed';
import { priceForPeriod } from '../../../domain/billing';
import { capitalized } from '../../../domain/numerals';
import { useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import { PriceTeaser } from '../../../demos/dynamic-pricing-optimizer/PriceTeaser';
import { DecisionCitrus } from './DecisionCitrus';
import styles from './HomePage.module.css';

export function Component() {
  const { hero, demo, products, costs, services, about, cases, contact, demonstration } = homePage;
  return (
    <>
      <Meta {...homePage.meta} path={paths.home} />
      <StructuredData data={organization} />
      <StructuredData data={webSite} />
      <div className={styles.hero}>
        <Page className={styles.heroText}>
          <PageTitle>{hero.headline}</PageTitle>
          <p className={styles.lead}>{hero.lead}</p>
          <p className={styles.buttons}>
            <ButtonLink to={paths.contact}>Get Started</ButtonLink>
            <ButtonLink to={paths.services} variant="outline">
              Learn More<VisuallyHidden> about our services</VisuallyHidden>
            </ButtonLink>
          </p>
          <FeaturedProduct
            productId={hero.product}
            picture={<ProductCover productId={hero.product} alt="" lettered={false} />}
          />
          <DemoNotice text={demonstration} />
        </Page>
        <DecisionCitrus decisions={hero.decisions} label={hero.label} className={styles.citrus} />
      </div>

      <BelowTheFold>
        <section className={styles.demo}>
          <Page className={styles.demoColumns}>
            <div className={styles.demoText}>
              <h2>{demo.title}</h2>
              <p>{demo.text}</p>
              <p className={styles.buttons}>
                <ButtonLink variant="outline" to={paths.demo('dynamic-pricing-optimizer')}>
                  {demo.open}
                </ButtonLink>
                <MoreLink to={paths.demos}>{demo.all}</MoreLink>
              </p>
            </div>
            <PriceTeaser />
          </Page>
        </section>

        <Page className={styles.products}>
          <section className={styles.shelf}>
            <div className={styles.shelfHead}>
              <h2>{products.title}</h2>
              <p>{products.text}</p>
              <p className={styles.buttons}>
                <ButtonLink variant="outline" to={paths.shop}>
                  {products.all}
                </ButtonLink>
              </p>
            </div>
            <ul role="list" className={styles.tiles}>
              {catalog.map((product) => (
                <ProductTile key={product.id} product={product} />
              ))}
            </ul>
          </section>
          <section>
            <h2 className={styles.costs}>{costs.title}</h2>
            <LinkRows rows={waysToBuy} />
            <p className={styles.buttons}>
              {costs.text} <MoreLink to={`${paths.pricing}#${planFitAnchor}`}>{costs.fit}</MoreLink>
            </p>
          </section>
        </Page>

        <div className={styles.cases}>
          <DetailSection title={cases.title} kind="shelf" aside={<Lead {...cases} to={paths.cases} />}>
            <ul role="list" className={styles.caseList}>
              {caseCards.map((study) => (
                <CaseItem key={study.id} study={study} />
              ))}
            </ul>
          </DetailSection>
        </div>

        <DetailSection title={services.title} kind="shelf" aside={<Lead {...services} to={paths.services} />}>
          <ul role="list" className={styles.services}>
            {hero.decisions.map(({ service }) => (
              <ServiceItem key={service} service={service} />
            ))}
          </ul>
        </DetailSection>

        <DetailSection title={about.title} aside={<MoreLink to={paths.about}>{about.more}</MoreLink>}>
          <div className={styles.story}>
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.technologies}>
            <TechnologyTags technologies={technologyTags} isLarge />
          </div>
        </DetailSection>

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

function Lead({ text, to, all }: { readonly text: string; readonly to: string; readonly all: string }) {
  return (
    <>
      <p>{text}</p>
      <MoreLink to={to}>{all}</MoreLink>
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

function ServiceItem({ service }: Pick<Decision, 'service'>) {
  const Icon = serviceIcons[service];
  return (
    <li className={styles.service}>
      <Icon aria-hidden="true" />
      <h3>
        <Link to={paths.service(service)}>{serviceTitles[service]}</Link>
      </h3>
    </li>
  );
}

function ProductTile({ product: { id, name, priceCents } }: { readonly product: Product }) {
  const billing = useAppSelector(selectPricingBilling);
  const to = paths.offer(id, billing);
  const demo = demoLink(id);
  return (
    <li className={styles.tile}>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <ProductCover productId={id} alt="" className={styles.cover} />
      </Link>
      <h3>{capitalized(problemByProduct[id])}</h3>
      <p>
        <Link to={to}>{name}</Link>
      </p>
      <Price cents={priceForPeriod(priceCents, billing)} per={billing} />
      <Link to={demo.to} aria-label={`${demo.label}: ${name}`} className={styles.try}>
        {demo.label}
      </Link>
    </li>
  );
}

function CaseItem({ study }: { readonly study: (typeof caseCards)[number] }) {
  const { id, title, client, category, duration, screen, measure } = study;
  return (
    <li className={styles.case}>
      <ScreenPicture screen={screen} />
      <h3>
        <Link to={`${paths.cases}#${id}`}>{title}</Link>
      </h3>
      <p className={styles.kind}>
        {client} · {category} · {duration}
      </p>
      <BeforeAfter measure={measure} />
    </li>
  );
}
