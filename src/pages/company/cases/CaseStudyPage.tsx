import { Link } from 'react-router-dom';
import { Closing } from '../../../components/detail/Closing';
import { DetailSection } from '../../../components/detail/DetailSection';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { Meta } from '../../../components/ui/Meta';
import { caseStats, caseStudies, caseStudyPage } from '../../../content/caseStudies';
import { paths } from '../../../content/paths';
import { CaseStudyView } from './CaseStudyView';
import styles from './CaseStudyPage.module.css';
import { Duration } from './Duration';

/** Five jobs from start to finish. */
function CaseStudyPage() {
  const { meta, heading, lead, overview, closing } = caseStudyPage;
  return (
    <>
      <Meta {...meta} path={paths.cases} />
      <Page>
        <PageHeader title={heading} lead={lead} />
        <Figures figures={caseStats} layout="row" />
      </Page>
      <DetailSection title={overview.title} aside={<p className={styles.note}>{overview.text}</p>}>
        <Overview />
      </DetailSection>
      <Page>
        {caseStudies.map((study) => (
          <CaseStudyView key={study.id} study={study} />
        ))}
      </Page>
      <Closing {...closing}>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <ButtonLink variant="outline" to={paths.services}>
          See the services
        </ButtonLink>
      </Closing>
    </>
  );
}

/** The five as a table, each row the way to its case. */
function Overview() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Case</th>
          <th scope="col" className={styles.category}>
            Category
          </th>
          <th scope="col">Duration</th>
        </tr>
      </thead>
      <tbody>
        {caseStudies.map(({ id, title, client, category, duration }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`#${id}`}>{title}</Link>
              <span className={styles.client}>{client}</span>
            </th>
            <td className={styles.category}>{category}</td>
            <td>
              <Duration duration={duration} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export { CaseStudyPage as Component };
