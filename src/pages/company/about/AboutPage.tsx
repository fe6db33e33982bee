import { Link } from 'react-router-dom';
import { Citrus } from '../../../components/art/Citrus';
import { ReadingPicture } from '../../../components/art/ReadingPicture';
import { Closing } from '../../../components/detail/Closing';
import { DetailSection } from '../../../components/detail/DetailSection';
import { Points, PointText } from '../../../components/detail/Points';
import { Shelf, ShelfItem } from '../../../components/detail/Shelf';
import { HomeLinks } from '../../../components/homes/HomeLinks';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Meta } from '../../../components/seo/Meta';
import { ButtonLink } from '../../../components/ui/Button';
import { TechnologyTags } from '../../../components/ui/TechnologyTags';
import PatchworkDress from '../../../content/blog/lightfm-personalization-at-scale/index.svg';
import HeronPhoto from '../../../content/blog/visual-search-with-opencv/index.svg';
import PricingGuardrails from '../../../content/blog/dynamic-pricing-guardrails/index.svg';
import BootsTooSmall from '../../../content/blog/botpress-in-ecommerce/index.svg';
import SpeakingShield from '../../../content/news/fraud-shield-gives-its-reasons.svg';
import StarsWithFaces from '../../../content/news/stars-and-sentences.svg';
import type { Drawing } from '../../../content/drawing';
import { memberIds, people } from '../../../content/anchors.computed';
import { company } from '../../../content/company';
import type { Expertise as ExpertiseText } from '../../../content/company/about';
import { aboutPage } from '../../../content/company/about';
import { pressPictures } from '../../../content/news/page';
import { paths } from '../../../content/paths';
import { pricingLink } from '../../../content/pricing/prices';
import { serviceSlugs } from '../../../content/slugs';
import { technologyTags } from '../../../content/technologies';
import styles from './AboutPage.module.css';
import { Timeline } from './Timeline';

export function Component() {
  const { meta, heading, lead, story, mission, howWeWork, technologiesNote, closing } = aboutPage;
  return (
    <>
      <Meta {...meta} path={paths.about} />
      <Page>
        <PageHeader title={heading} lead={lead} />
        <Facts />
      </Page>
      <DetailSection title="Our story">
        <div className={styles.story}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </DetailSection>
      <section className={styles.mission}>
        <Page className={styles.missionColumns}>
          <h2>Our mission</h2>
          <p>{mission}</p>
          <Citrus segments={serviceSlugs.length} className={styles.cut} />
        </Page>
      </section>
      <DetailSection title="Our expertise" kind="shelf">
        <Expertise />
      </DetailSection>
      <DetailSection
        title={`Since ${company.founded}`}
        aside={<p className={styles.note}>{aboutPage.milestonesNote}</p>}
      >
        <Timeline milestones={aboutPage.milestones} />
      </DetailSection>
      <DetailSection title="The people" aside={<Link to={paths.team}>Meet the team</Link>} kind="shelf">
        <ul role="list" className={styles.people}>
          {pressPictures.portraits.map(({ id, name, file }) => (
            <li key={id}>
              <Link to={paths.teamMember(id)}>
                <img src={`${file}.svg`} alt="" width="200" height="200" loading="lazy" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </DetailSection>
      <DetailSection
        title="How we work"
        aside={<Link to={pricingLink.to}>{pricingLink.label}</Link>}
        kind="shelf"
      >
        <Points points={howWeWork} layout="steps" />
      </DetailSection>
      <DetailSection title="Technologies" aside={<p className={styles.note}>{technologiesNote}</p>}>
        <TechnologyTags technologies={technologyTags} isLarge />
      </DetailSection>
      <Closing {...closing}>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <ButtonLink variant="outline" to={paths.team}>
          Meet the team
        </ButtonLink>
      </Closing>
      <HomeLinks />
    </>
  );
}

function Facts() {
  const { street, city, region, postalCode } = company.address;
  const founder = memberIds.find((id) => people[id].name === company.founder);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Founded</dt>
        <dd>{company.founded}</dd>
      </div>
      <div>
        <dt>Founder</dt>
        <dd>{founder ? <Link to={paths.teamMember(founder)}>{company.founder}</Link> : company.founder}</dd>
      </div>
      <div>
        <dt>Location</dt>
        <dd>
          {company.location}
          <span className={styles.address}>
            {street}, {city}, {region} {postalCode}
          </span>
        </dd>
      </div>
    </dl>
  );
}

const drawings: Readonly<Record<ExpertiseText['id'], Drawing>> = {
  ranking: PatchworkDress,
  finding: HeronPhoto,
  pricing: PricingGuardrails,
  answering: BootsTooSmall,
  checking: SpeakingShield,
  reading: StarsWithFaces,
};

/** Lists our fields of expertise, each with a link to a post or a news article. */
function Expertise() {
  return (
    <Shelf>
      {aboutPage.expertise.map((point) => {
        const board = <ReadingPicture drawing={drawings[point.id]} className={styles.drawing} />;
        return (
          <ShelfItem key={point.id} board={board}>
            <h3>{point.title}</h3>
            <PointText point={point} />
          </ShelfItem>
        );
      })}
    </Shelf>
  );
}
