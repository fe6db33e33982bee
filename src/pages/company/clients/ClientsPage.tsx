import { Link } from 'react-router-dom';
import { Closing } from '../../../components/detail/Closing';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { Meta } from '../../../components/ui/Meta';
import { clientStats, clientStories, clientsPage, industries } from '../../../content/clients';
import { paths } from '../../../content/paths';
import styles from './ClientsPage.module.css';
import { ClientStoryView } from './ClientStoryView';
import { IndustryCitrus } from './IndustryCitrus';

/** Whom we work for: the figures, the trades, and six shops in their own words. */
function ClientsPage() {
  const { meta, heading, lead, industriesHeading, industriesNote, storiesHeading, closing } = clientsPage;
  return (
    <>
      <Meta {...meta} path={paths.clients} />
      <Page>
        <PageHeader title={heading} lead={lead} />
        <Figures figures={clientStats} layout="row" />
        <section className={styles.industries}>
          <div className={styles.citrus}>
            <IndustryCitrus industries={industries} ripe={clientStories.map(({ industry }) => industry)} />
          </div>
          <div className={styles.trades}>
            <h2>{industriesHeading}</h2>
            <p className={styles.note}>{industriesNote}</p>
            <IndustryTable />
          </div>
        </section>
        <section>
          <h2 className={styles.storiesHeading}>{storiesHeading}</h2>
          {clientStories.map((story) => (
            <ClientStoryView key={story.id} story={story} />
          ))}
        </section>
      </Page>
      <Closing {...closing}>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <ButtonLink variant="outline" to={paths.cases}>
          Read the case studies
        </ButtonLink>
      </Closing>
    </>
  );
}

function IndustryTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Industry</th>
          <th scope="col" className={styles.number}>
            Clients
          </th>
          <th scope="col">Story</th>
        </tr>
      </thead>
      <tbody>
        {industries.map(({ name, clients }) => {
          const story = clientStories.find(({ industry }) => industry === name);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
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
      </tbody>
    </table>
  );
}

export { ClientsPage as Component };
