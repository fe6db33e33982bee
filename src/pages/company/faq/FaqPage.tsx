import { Link } from 'react-router-dom';
import { Closing } from '../../../components/detail/Closing';
import { Page, PageHeader } from '../../../components/layout/Page';
import { useSectionInView } from '../../../components/reading/useSectionInView';
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

const titleId = (category: string) => `${category}-title`;
const titles = faqCategories.map(({ id }) => ({ id: titleId(id) }));

export function Component() {
  const current = useSectionInView(titles);
  const { meta, heading, lead, closing } = faqPage;
  return (
    <>
      <Meta {...meta} path={paths.faq} />
      <StructuredData data={faqPageData} />
      <Page>
        <PageHeader title={heading} lead={lead} />
        <div className={styles.columns}>
          <nav aria-label="Categories" className={styles.categories}>
            <ul role="list">
              {faqCategories.map(({ id, title, questions }) => (
                <li key={id}>
                  <Link to={`#${id}`} aria-current={titleId(id) === current ? 'location' : undefined}>
                    {title} <span className={styles.count}>{questions.length} questions</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.questions}>
            {faqCategories.map(({ id, title, questions }) => (
              <section key={id} id={id} className={styles.category}>
                <h2 id={titleId(id)}>{title}</h2>
                <Faq questions={questions} opensFirst />
              </section>
            ))}
          </div>
        </div>
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
