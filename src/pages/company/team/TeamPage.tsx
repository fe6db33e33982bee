import { ArrowUpRight, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Closing } from '../../../components/detail/Closing';
import { useIsAnchor } from '../../../components/hooks/useAfterHydration';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { ContentLink } from '../../../components/ui/ContentLink';
import { DemoNotice } from '../../../components/ui/DemoNotice';
import { Meta } from '../../../components/seo/Meta';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { postLinks } from '../../../content/blog/links.computed';
import { caseLinks } from '../../../content/lists/caseLinks.computed';
import { paths } from '../../../content/paths';
import { team, teamPage } from '../../../content/company/team';
import { portraits } from '../../../content/people/portraits';
import { Portrait } from './Portrait';
import styles from './TeamPage.module.css';

export function Component() {
  const { meta, heading, lead, closing } = teamPage;
  return (
    <>
      <Meta {...meta} path={paths.team} />
      <Page>
        <PageHeader title={heading} lead={lead}>
          <DemoNotice />
        </PageHeader>
        <ul role="list">
          {team.map((member) => (
            <Member key={member.id} member={member} />
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

function Member({ member }: { readonly member: (typeof team)[number] }) {
  const { id, name, position, bio, expertise, linkedin, email, portrait } = member;
  const drawing = portraits.get(id);
  const isAsked = useIsAnchor(id);
  const study = caseLinks.find(({ lead }) => lead === id);
  const posts = postLinks.filter(({ author }) => author === id);
  return (
    <li id={id} className={styles.member} aria-current={isAsked ? 'location' : undefined}>
      <div className={styles.portrait}>{drawing && <Portrait drawing={drawing} alt={portrait} />}</div>
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
        <ul className={styles.work}>
          {posts.map(({ slug, title }) => (
            <li key={slug}>
              Wrote <Link to={paths.post(slug)}>{title}</Link>
            </li>
          ))}
          {study && (
            <li>
              Led <Link to={paths.caseStudy(study.id)}>{study.title}</Link>
            </li>
          )}
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
