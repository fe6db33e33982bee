import art from '../../../components/art/art.module.css';
import { segmentPath } from '../../../components/art/segment';
import type { CasePicture as Picture } from '../../../content/homes/types';

/** Draws a project's object in ink around an orange citrus segment. */
export function CasePicture({ segment, behind, over }: Picture) {
  return (
    <svg viewBox="-20 -20 360 360" className={art.picture} aria-hidden="true">
      <path d="M-20-20H340V340H-20Z" className={art.brandSoft} />
      <g strokeWidth="7" className={art.inkLine}>
        <path d={behind} />
        <g className={art.brandLine}>
          <path d={segmentPath(segment)} className={art.brand} strokeWidth="20" />
        </g>
        <path d={over} />
      </g>
    </svg>
  );
}
