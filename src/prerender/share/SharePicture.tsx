import { sharePictureSize } from '../../components/seo/urls';
import { company } from '../../content/company';
import type { Setting } from '../drawing/face';
import type { Palette } from '../drawing/palette';
import type { PictureCitrus } from '../drawing/citrus';
import { CitrusDrawing } from '../drawing/CitrusDrawing';
import { TextLine } from '../drawing/TextLine';
import { Wordmark } from '../drawing/Wordmark';
import { LINE_HEIGHT, breakLines, titleLines } from './titleLines';

const { width, height } = sharePictureSize;
const MARGIN = 64;
/** Position of the citrus. It extends past the right edge; every segment stays visible. */
const CITRUS = { x: 630, y: -5, size: 640 };
const TITLE = { top: 168, width: 552, height: 330 };
/** Font of the notice that the company is fictional. */
const NOTICE: Setting = { size: 17, weight: 400 };
const NOTICE_LEADING = 24;

export interface Picture {
  /** Says what the citrus counts, in a few words. */
  readonly note: string;
  readonly citrus: PictureCitrus;
}

interface SharePictureProps extends Picture {
  readonly title: string;
  readonly palette: Palette;
}

/**
 * Draws a page's link preview: heading, citrus and a notice that the company is fictional, because people
 * often see nothing but the preview.
 */
export function SharePicture({ title, note, citrus, palette }: SharePictureProps) {
  const { lines, setting } = titleLines(title, TITLE.width, TITLE.height);
  const notice = breakLines(company.demoNotice, TITLE.width, NOTICE) ?? [];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={palette.ground.light} />
      <CitrusDrawing {...CITRUS} citrus={citrus} palette={palette} />
      <Wordmark x={MARGIN} y={56} size={46} palette={palette} />
      <g fill={palette.ink.light}>
        {lines.map((line, index) => (
          <TextLine
            key={line}
            text={line}
            x={MARGIN}
            y={TITLE.top + setting.size * (0.8 + index * LINE_HEIGHT)}
            {...setting}
          />
        ))}
      </g>
      <g fill={palette.muted.light}>
        <TextLine text={note} x={MARGIN} y={height - 98} size={30} weight={400} />
        {notice.map((line, index) => (
          <TextLine key={line} text={line} x={MARGIN} y={height - 58 + index * NOTICE_LEADING} {...NOTICE} />
        ))}
      </g>
    </svg>
  );
}
