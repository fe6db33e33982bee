import { Link } from 'react-router-dom';
import { ScreenPicture } from '../../../components/art/ScreenPicture';
import { DetailSection } from '../../../components/detail/DetailSection';
import { WorkPage, WorkTable } from '../../../components/detail/WorkPage';
import { Page } from '../../../components/layout/Page';
import { caseStats, caseStudies, caseStudyPage } from '../../../content/company/caseStudies';
import { paths } from '../../../content/paths';
import styles from './CaseStudyPage.module.css';
import { CaseStudyView } from './CaseStudyView';

/** The header shows the last case's screen, because the first case follows soon after. */
const last = caseStudies.at(-1);

export function Component() {
  const { overview } = caseStudyPage;
  return (
    <WorkPage
      page={caseStudyPage}
      path={paths.cases}
      picture={last && <ScreenPicture screen={last.screen} />}
      figures={caseStats}
      further={{ to: paths.services, label: 'See the services' }}
    >
      <DetailSection
        id={overview.id}
        title={overview.title}
        aside={<p className={styles.note}>{overview.text}</p>}
      >
        <Overview />
      </DetailSection>
      <Page>
        {caseStudies.map((study, index) => (
          <CaseStudyView key={study.id} study={study} next={caseStudies[index + 1]} />
        ))}
      </Page>
    </WorkPage>
  );
}

/** Lists the cases in a table whose rows link to them. */
function Overview() {
  return (
    <WorkTable
      head={
        <>
          <th scope="col">Case</th>
          <th scope="col">Before and after</th>
        </>
      }
    >
      {caseStudies.map(({ id, title, client, measure }) => (
        <tr key={id} className={styles.row}>
          <th scope="row">
            <Link to={`#${id}`} className={styles.case}>
              {title}
            </Link>
            <span className={styles.client}>{client}</span>
          </th>
          <td className={styles.measure}>
            <strong>
              {measure.before} to {measure.after}
            </strong>
            <span className={styles.counted}>{measure.counted}</span>
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}
