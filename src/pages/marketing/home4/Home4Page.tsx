import { BeforeAfter } from '../../../components/art/BeforeAfter';
import { DetailSection } from '../../../components/detail/DetailSection';
import { Points } from '../../../components/detail/Points';
import { HomeFrame } from '../../../components/homes/HomeFrame';
import { HomeHero } from '../../../components/homes/HomeHero';
import { ButtonLink } from '../../../components/ui/Button';
import { Figures } from '../../../components/ui/Figures';
import { home } from '../../../content/homes/home-4';
import { caseCards } from '../../../content/lists/caseCards.computed';
import type { LedgerGroup } from '../../../content/homes/types';
import styles from './Home4Page.module.css';

/** The home page for decision makers: figures first, then a ledger. */
export function Component() {
  const { hero, section, features, featuresHeading, figures, figuresHeading } = home;
  const study = caseCards.find(({ id }) => id === section.study);
  return (
    <HomeFrame number={4} home={home} className={styles.home}>
      <HomeHero hero={hero}>
        <section className={styles.balance}>
          <h2>{figuresHeading}</h2>
          <Figures figures={figures} />
        </section>
      </HomeHero>
      <DetailSection title={section.heading} aside={<p>{section.text}</p>} kind="shelf">
        <div className={styles.groups}>
          {section.groups.map((group) => (
            <Ledger key={group.title} group={group} />
          ))}
          {study && (
            <div className={styles.proof}>
              <h3>{section.proof}</h3>
              <BeforeAfter measure={study.measure} />
              <p>
                {study.client}: {study.title}
              </p>
              <ButtonLink variant="outline" to={section.link.href}>
                {section.link.label}
              </ButtonLink>
            </div>
          )}
        </div>
      </DetailSection>
      <DetailSection title={featuresHeading} kind="band">
        <Points points={features} layout="grid" />
      </DetailSection>
    </HomeFrame>
  );
}

function Ledger({ group: { title, entries } }: { readonly group: LedgerGroup }) {
  return (
    <table className={styles.ledger}>
      <caption>{title}</caption>
      <tbody>
        {entries.map(({ item, figure, remark }) => (
          <tr key={item}>
            <th scope="row">
              {item}
              <p>{remark}</p>
            </th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
