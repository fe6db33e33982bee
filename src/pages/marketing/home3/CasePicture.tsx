import art from '../../../components/art/art.module.css';
import { segmentPath } from '../../../components/art/segment';
import type { ShowcaseId } from '../../../content/homes/types';

/** Position of the segment in each project's drawing, and the ink lines behind and over it. */
const drawings: Readonly<
  Record<
    ShowcaseId,
    { readonly segment: Parameters<typeof segmentPath>[0]; readonly behind: string; readonly over: string }
  >
> = {
  // The segment is a skirt: the bodice sits on its tip, on a hanger.
  'dress-sizes': {
    segment: { cx: 160, cy: 110, outer: 178, inner: 22, from: 152, to: 208 },
    behind:
      'M160 26V18C160 8 176 10 172-2M108 50 160 26 212 50M160 132 124 112 132 76 120 46 134 40Q160 78 186 40L200 46 188 76 196 112Z',
    over: 'M160 176V280M128 196 110 268M192 196 210 268',
  },
  // The segment is a lampshade, which hangs from the ceiling, with the bulb below.
  'lamp-by-photograph': {
    segment: { cx: 160, cy: 60, outer: 160, inner: 6, from: 137, to: 223 },
    behind: 'M160 0V66M130 200A30 34 0 1 0 190 200ZM160 262V286M106 246 92 268M214 246 228 268',
    over: 'M174 108 200 198M146 108 120 198',
  },
  // The segment is a plug: the cord comes from one side, and the laptop is on the other.
  'charger-at-midnight': {
    segment: { cx: 40, cy: 160, outer: 178, inner: 26, from: 60, to: 120 },
    behind: 'M66 160C20 160 60 270 0 270M214 130H262M214 190H262M340 56H276V264H340M276 130H300M276 190H300',
    over: 'M112 140H176M112 160H184M112 180H176',
  },
  // The segment is a strawberry with leaves on its round back.
  'strawberries-at-six': {
    segment: { cx: 160, cy: 304, outer: 200, inner: 8, from: -40, to: 40 },
    behind: 'M160 92Q168 54 204 40',
    over: 'M160 148 140 118 96 132 118 102 104 80 146 86 160 64 174 86 216 80 202 102 224 132 180 118ZM128 170v10M160 184v10M192 170v10M144 214v10M176 214v10M160 246v8',
  },
};

/** Draws a project's object in ink around an orange citrus segment. */
export function CasePicture({ caseId }: { readonly caseId: ShowcaseId }) {
  const { segment, behind, over } = drawings[caseId];
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
