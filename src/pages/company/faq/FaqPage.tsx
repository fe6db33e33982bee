import { Link } from 'react-router-dom';
import { Closing } from '../../../components/detail/Closing';
import { Page, PageHeader } from '../../../components/layout/Page';
import { faqData } from '../../../components/seo/faqData';
import { ButtonLink } from '../../../components/ui/Button';
import { Faq } from '../../../components/ui/Faq';
import { Meta } from '../../../components/seo/Meta';
import { StructuredData } from '../../../components/seo/StructuredData';
import { company } from '../../../content/company';
import { faqCategories, faqPage } from '../../../content/company/faq';
import { paths } from '../../../content/paths';
import styles from './FaqPage.module.css';

const faqPageData = faqData(
  paths.faq,
  faqCategories.flatMap(({ questions }) => questions),
);

export function Component() {
  const { meta, heading, lead, closing } = faqPage;
  return (
    <>
      <Meta {...meta} path={paths.faq} />
      <StructuredData data={faqPageData} />
      <Page>
        <PageHeader title={heading} lead={lead} />
        <nav aria-label="Categories">
          <ul role="list" className={styles.categories}>
            {faqCategories.map(({ id, title, questions }) => (
              <li key={id}>
                <Link to={`#${id}`}>
                  {title} <span className={styles.count}>{questions.length} questions</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {faqCategories.map(({ id, title, questions }) => (
          <section key={id} id={id} className={styles.category}>
            <h2>{title}</h2>
            <Faq questions={questions} />
          </section>
        ))}
      </Page>
      <Closing {...closing}>
        <ButtonLink to={paths.contact}>Ask your question</ButtonLink>
        <a href={company.phone.href} className={styles.phone}>
          {company.phone.display}
        </a>
      </Closing>
    </>
  );
}
