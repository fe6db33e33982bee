import { Closing } from '../../../components/detail/Closing';
import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { Page, PageHeader } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { faqData } from '../../../components/seo/faqData';
import { BillingPeriodChoice } from '../../../components/shop/BillingPeriodChoice';
import { ButtonLink } from '../../../components/ui/Button';
import { Faq } from '../../../components/ui/Faq';
import { Meta } from '../../../components/seo/Meta';
import { StructuredData } from '../../../components/seo/StructuredData';
import { paths } from '../../../content/paths';
import {
  monthsNote,
  plans,
  pricingCallToAction,
  pricingFaq,
  pricingPage,
  pricingValue,
  yearlyBadge,
  addOns,
} from '../../../content/pricing/pricing';
import { useAppSelector } from '../../../store/hooks';
import { selectPricedPlans } from '../../../store/pricing/pricingSelectors';
import { Shelf, ShelfItem } from '../../../components/detail/Shelf';
import { PlanCard } from './PlanCard';
import { PlanFit } from './PlanFit';
import styles from './PricingPage.module.css';

export function Component() {
  const pricedPlans = useAppSelector((state) => selectPricedPlans(state, plans));
  return (
    <>
      <Meta {...pricingPage.meta} path={paths.pricing} />
      <StructuredData data={faqData(paths.pricing, pricingFaq)} />
      <Page>
        <div className={styles.hero}>
          <PageHeader title={pricingPage.heading} lead={`${pricingPage.lead} ${pricingPage.talkFirst}`} />
          <div className={styles.choice}>
            <BillingPeriodChoice name="billing" note={monthsNote} />
            <p className={styles.badge}>{yearlyBadge}</p>
          </div>
        </div>
        <PlanFit />
        <ul role="list" className={styles.plans} aria-label="Plans">
          {pricedPlans.map((pricedPlan) => (
            <PlanCard key={pricedPlan.plan.id} {...pricedPlan} />
          ))}
        </ul>
        <div className={styles.rules}>
          <Points points={pricingPage.rules} layout="grid" />
        </div>
      </Page>
      <BelowTheFold>
        <DetailSection title={pricingPage.addOns.title} aside={<p>{pricingPage.addOns.text}</p>} kind="shelf">
          <Shelf label="Add-ons">
            {addOns.map(({ name, description, price }) => (
              <ShelfItem key={name} board={<h3>{name}</h3>}>
                <p className={styles.addOnPrice}>{price}</p>
                <p>{description}</p>
              </ShelfItem>
            ))}
          </Shelf>
        </DetailSection>
        <DetailSection title={pricingPage.valueHeading} kind="band">
          <Points points={pricingValue} layout="grid" />
        </DetailSection>
        <DetailSection title={pricingPage.faq.title} aside={<p>{pricingPage.faq.text}</p>}>
          <Faq questions={pricingFaq} />
        </DetailSection>
        <Closing {...pricingCallToAction}>
          <ButtonLink to={`${paths.contact}?subject=pricing`}>Ask which plan fits</ButtonLink>
          <ButtonLink variant="outline" to={paths.shop}>
            See single products
          </ButtonLink>
        </Closing>
      </BelowTheFold>
    </>
  );
}
