import { Link } from 'react-router-dom';
import { Points } from '../../../components/detail/Points';
import { DetailSection } from '../../../components/detail/DetailSection';
import { ContactForm } from '../../../components/forms/ContactForm';
import { orderIn } from '../../../components/forms/inquiry';
import { useSentCancellation } from '../../../components/forms/useSentCancellation';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ContentLink } from '../../../components/ui/ContentLink';
import { Meta } from '../../../components/seo/Meta';
import { company } from '../../../content/company';
import { people } from '../../../content/anchors.computed';
import { contactPage } from '../../../content/contact';
import { paths } from '../../../content/paths';
import { afterCancellation } from '../../../content/shop/sharedTexts';
import { formatMoney, totalOf } from '../../../domain/money';
import { useAppSelector } from '../../../store/hooks';
import { selectOrderByNumber } from '../../../store/orders/ordersSelectors';
import styles from './ContactPage.module.css';

export function Component() {
  return (
    <>
      <Page>
        <Meta {...contactPage.meta} path={paths.contact} />
        <div className={styles.layout}>
          <div>
            <ContactHeader />
            <ContactForm />
          </div>
          <Directly />
        </div>
      </Page>
      <NextSteps />
    </>
  );
}

/** Says what to write about, or how to cancel if a link names an order. */
function ContactHeader() {
  const [search] = useHydratedSearchParams();
  const sent = useSentCancellation();
  const number = orderIn(search);
  const order = useAppSelector((state) => selectOrderByNumber(state, number));
  const { heading, lead, sentHeading, sentLead } = contactPage.order;
  if (sent)
    return (
      <PageHeader title={sentHeading} lead={sentLead(sent.number)}>
        <Link to={paths.receipt(sent.number)}>See the order</Link>
      </PageHeader>
    );
  if (number === null) return <PageHeader title={contactPage.heading} lead={contactPage.lead} />;
  return <PageHeader title={heading} lead={lead(order && formatMoney(totalOf(order.due)))} />;
}

function NextSteps() {
  const [search] = useHydratedSearchParams();
  const sent = useSentCancellation();
  const isAboutOrder = sent !== undefined || orderIn(search) !== null;
  return (
    <DetailSection title={contactPage.nextHeading} kind="shelf">
      <Points points={isAboutOrder ? afterCancellation.steps : contactPage.next} layout="steps" />
    </DetailSection>
  );
}

function Directly() {
  const { address, phone, email, hours, social } = company;
  return (
    <div className={styles.directly}>
      <p className={styles.person}>
        <img src={`/downloads/portraits/${contactPage.reader}.svg`} alt="" width="112" height="112" />
        <span>
          <Link to={paths.teamMember(contactPage.reader)}>{people[contactPage.reader].name}</Link>{' '}
          {contactPage.readerNote}
        </span>
      </p>
      <section aria-labelledby="hours">
        <h2 id="hours" className={styles.heading}>
          {contactPage.hoursHeading}
        </h2>
        <dl className={styles.details}>
          {[hours.weekdays, hours.weekend].map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{hours.outside}</p>
      </section>
      <section aria-labelledby="directly">
        <h2 id="directly" className={styles.heading}>
          {contactPage.directHeading}
        </h2>
        <dl className={styles.details}>
          {[
            { label: 'Phone', href: phone.href, text: phone.display },
            { label: 'Email', href: `mailto:${email.general}`, text: email.general },
            { label: 'Sales', href: `mailto:${email.sales}`, text: email.sales },
          ].map(({ label, href, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href} translate="no">
                  {text}
                </a>
              </dd>
            </div>
          ))}
          <div>
            <dt>Office</dt>
            <dd>
              <address>
                {address.street}
                <br />
                {address.city}, {address.region} {address.postalCode}
              </address>
            </dd>
          </div>
          <div>
            <dt>{contactPage.socialLabel}</dt>
            <dd className={styles.social}>
              {social.map(({ name, href }) => (
                <ContentLink key={name} href={href} rel="noreferrer">
                  {name}
                </ContentLink>
              ))}
              <span className={styles.note}>{contactPage.socialNote}</span>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
