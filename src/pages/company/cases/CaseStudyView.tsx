import { Link } from 'react-router-dom';
import { BeforeAfter } from '../../../components/art/BeforeAfter';
import { ScreenPicture } from '../../../components/art/ScreenPicture';
import { useIsAnchor } from '../../../components/hooks/useAfterHydration';
import { TechnologyTags } from '../../../components/ui/TechnologyTags';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { serviceTitles } from '../../../content/lists/titles.computed';
import type { caseStudies } from '../../../content/company/caseStudies';
import { caseStudyPage } from '../../../content/company/caseStudies';
import styles from './CaseStudyView.module.css';

interface CaseStudyViewProps {
  readonly study: (typeof caseStudies)[number];
  readonly next?: (typeof caseStudies)[number] | undefined;
}

/** Shows a case study in full: the change first, then how it came about. */
export function CaseStudyView({ study, next }: CaseStudyViewProps) {
  const isAsked = useIsAnchor(study.id);
  return (
    <article id={study.id} className={styles.study} aria-current={isAsked ? 'location' : undefined}>
      <header>
        <p className={styles.category}>{study.category}</p>
        <h2>{study.title}</h2>
      </header>
      <BeforeAfter measure={study.measure} className={styles.measure} />
      <ScreenPicture screen={study.screen} />
      <section>
        <h3>
          Challenge<VisuallyHidden>: {study.title}</VisuallyHidden>
        </h3>
        <p>{study.challenge}</p>
      </section>
      <section>
        <h3>
          Solution<VisuallyHidden>: {study.title}</VisuallyHidden>
        </h3>
        <p>{study.solution}</p>
      </section>
      <section>
        <h3>
          Results<VisuallyHidden>: {study.title}</VisuallyHidden>
        </h3>
        <ul className={styles.results}>
          {study.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      </section>
      <dl className={styles.facts}>
        <div>
          <dt>Client</dt>
          <dd>{study.client}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{study.duration}</dd>
        </div>
        <div>
          <dt>Services</dt>
          {study.services.map((service) => (
            <dd key={service}>
              <Link to={paths.service(service)}>{serviceTitles[service]}</Link>
            </dd>
          ))}
        </div>
        <div>
          <dt>Technologies</dt>
          <dd>
            <TechnologyTags technologies={study.technologies} />
          </dd>
        </div>
      </dl>
      <p className={styles.onward}>
        {next && <Link to={`#${next.id}`}>Next: {next.title}</Link>}
        <Link to={`#${caseStudyPage.overview.id}`}>{caseStudyPage.overview.back}</Link>
      </p>
    </article>
  );
}
