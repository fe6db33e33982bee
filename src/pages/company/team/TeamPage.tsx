import { ArrowUpRight, Mail } from 'lucide-react';
import { Closing } from '../../../components/detail/Closing';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { ContentLink } from '../../../components/ui/ContentLink';
import { Meta } from '../../../components/seo/Meta';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { team, teamPage } from '../../../content/company/team';
import { portraits } from '../../../content/people/portraits';
import { Portrait } from './Portrait';
import styles from './TeamPage.module.css';

export function Component() {
  const { meta, heading, lead, portraits, closing } = teamPage;
  return (
    <>
      <Meta {...meta} path={paths.team} />
      <Page>
        <PageHeader title={heading} lead={lead} />
        <ul role="list">
          {team.map((member, index) => (
            <Member key={member.id} member={member} note={index === 0 ? portraits : undefined} />
          ))}
        </ul>
      </Page>
      <Closing {...closing}>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <ButtonLink variant="outline" to={paths.about}>
          How it began
        </ButtonLink>
      </Closing>
    </>
  );
}

interface MemberProps {
  readonly member: (typeof team)[number];
  /** Shown below the portrait. */
  readonly note?: string | undefined;
}

function Member({ member, note }: MemberProps) {
  const { id, name, position, bio, expertise, linkedin, email, portrait } = member;
  const drawing = portraits.get(id);
  return (
    <li id={id} className={styles.member}>
      <div className={styles.portrait}>
        {drawing && <Portrait drawing={drawing} alt={portrait} />}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.name}>
        <h2>{name}</h2>
        <p>{position}</p>
      </div>
      <div className={styles.about}>
        <p>{bio}</p>
        <ul role="list" aria-label="Expertise" className={styles.expertise}>
          {expertise.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <p className={styles.links}>
          <ContentLink href={`mailto:${email}`} translate="no">
            <Mail aria-hidden="true" />
            {email}
          </ContentLink>
          <ContentLink href={linkedin} rel="noreferrer">
            <ArrowUpRight aria-hidden="true" />
            LinkedIn (demo link)<VisuallyHidden> for {name}, who is fictional</VisuallyHidden>
          </ContentLink>
        </p>
      </div>
    </li>
  );
}
