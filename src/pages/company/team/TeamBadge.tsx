import { evenly, inset, sectors, segmentPath } from '../../../components/art/segment';
import type { TeamMember } from '../../../content/types';
import styles from './TeamBadge.module.css';

interface TeamBadgeProps {
  readonly member: TeamMember;
  /** Everybody whose expertise the citrus is made of. */
  readonly team: readonly TeamMember[];
}

/** The gap between two people's segments and between two segments of one person, degrees. */
const CUT = 7;
const PITH = 5.2;

/**
 * A member's initials on the citrus that the whole team makes: a segment for each field of expertise, the member's own
 * ripe, always in the same place.
 */
export function TeamBadge({ member, team }: TeamBadgeProps) {
  const fields = team.map(({ id, expertise }) =>
    expertise.map((field) => ({ key: `${id} ${field}`, own: id === member.id })),
  );
  return (
    <svg viewBox="0 0 100 100" className={styles.badge} aria-hidden="true">
      <circle cx="50" cy="50" r="48" className={styles.rind} />
      {sectors(fields, evenly, { cut: CUT }).map(({ item: { key, own }, ...sector }) => (
        <path
          key={key}
          d={segmentPath({ cx: 50, cy: 50, outer: 41, inner: 23, ...inset(sector, PITH) })}
          className={own ? styles.own : styles.other}
        />
      ))}
      <text x="50" y="50" dy="0.35em">
        {initials(member.name)}
      </text>
    </svg>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');
}
