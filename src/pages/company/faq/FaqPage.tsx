import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Closing } from '../../../components/detail/Closing';
import { Page, PageHeader } from '../../../components/layout/Page';
import { faqData } from '../../../components/seo/faqData';
import { Button, ButtonLink } from '../../../components/ui/Button';
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

const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

export function Component() {
  const { meta, heading, lead, closing, openAll, closeAll } = faqPage;
  const [areOpen, setAreOpen] = useState(false);
  const toggleAll = () => {
    for (const answer of answers()) answer.open = !areOpen;
  };
  const follow = () => {
    setAreOpen(answers().every(({ open }) => open));
  };
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
        <Button variant="quiet" className={styles.all} aria-expanded={areOpen} onClick={toggleAll}>
          {areOpen ? closeAll : openAll}
        </Button>
        {faqCategories.map(({ id, title, questions }) => (
          <section key={id} id={id} className={styles.category}>
            <h2>{title}</h2>
            <Faq questions={questions} onToggle={follow} />
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
