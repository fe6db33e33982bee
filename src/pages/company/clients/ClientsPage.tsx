import { Link } from 'react-router-dom';
import { WorkPage, WorkTable } from '../../../components/detail/WorkPage';
import { Page } from '../../../components/layout/Page';
import { clientStats, clientStories, clientsPage, industries } from '../../../content/company/clients';
import { paths } from '../../../content/paths';
import styles from './ClientsPage.module.css';
import { ClientStoryView } from './ClientStoryView';

export function Component() {
  const { industriesHeading, storiesHeading } = clientsPage;
  return (
    <WorkPage
      page={clientsPage}
      path={paths.clients}
      figures={clientStats}
      further={{ to: paths.cases, label: 'Read the case studies' }}
    >
      <Page>
        <section className={styles.industries}>
          <h2>{industriesHeading}</h2>
          <IndustryTable />
        </section>
        <section>
          <h2 className={styles.storiesHeading}>{storiesHeading}</h2>
          {clientStories.map((story) => (
            <ClientStoryView key={story.id} story={story} />
          ))}
        </section>
      </Page>
    </WorkPage>
  );
}

/** Width of a full bar. */
const MOST_CLIENTS = Math.max(...industries.map(({ clients }) => clients));

function IndustryTable() {
  return (
    <WorkTable
      head={
        <>
          <th scope="col">Industry</th>
          <th scope="col" className={styles.number}>
            Clients
          </th>
          <th scope="col">Story</th>
        </>
      }
    >
      {industries.map(({ name, clients }) => {
        const story = clientStories.find(({ industry }) => industry === name);
        return (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg viewBox={`0 0 ${MOST_CLIENTS} 1`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${clients}v1h-${clients}z`} />
              </svg>
            </th>
            <td className={styles.number}>{clients}</td>
            <td>
              {story ? (
                <Link to={`#${story.id}`}>{story.name}</Link>
              ) : (
                <Link to={paths.contact}>Ask for one</Link>
              )}
            </td>
          </tr>
        );
      })}
    </WorkTable>
  );
}
