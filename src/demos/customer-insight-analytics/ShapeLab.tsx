import { clsx } from 'clsx';
import { FastForward, RotateCcw, StepForward } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { SelectField } from '../../components/fields/SelectField';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { SaveCsv } from '../shared/plot/DataTable';
import { SavePicture } from '../shared/plot/SavePicture';
import { grouped } from '../../domain/numerals';
import { segmentClass } from './CustomerPlot';
import type { Point } from './customers';
import { nearest } from './customers';
import styles from './InsightDemo.module.css';
import { meanSquaredDistance, kMeansStep, untilConverged } from './kMeansSteps';
import segmentStyles from './Segments.module.css';
import type { ShapeId } from './shapes';
import {
  isMisclassified,
  plane,
  shapeAsCsv,
  shapeIds,
  shapes,
  trueCenters,
  trueMeanSquaredDistance,
} from './shapes';

const labels: Readonly<Record<ShapeId, string>> = {
  rings: 'Ring inside a ring',
  moons: 'Two moons',
  sizes: 'One wide group, two tight groups',
  groups: 'Three round groups',
};
const explanations: Readonly<Record<ShapeId, string>> = {
  rings:
    'Each border is a straight line, so no placement of centers can separate a ring from the one inside it.',
  moons:
    'The method expects round groups. It cuts through both moons, because each tip is nearer to the other center.',
  sizes: 'The method favors groups of similar width, so it splits the wide group or gives its points away.',
  groups: 'This method works best on round groups of similar width. It finds them from almost any start.',
};
/** Distance that an arrow key moves a center, in units of `plane`. */
const KEY_STEP = 8;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** Returns initial centers in a row near the top, one for each true group. */
const startOf = (id: ShapeId): readonly Point[] =>
  trueCenters(shapes[id]).map((_, place): Point => [60 + place * 60, 40, 0]);

/** Lets visitors drag the centers of k-means among points whose true groups are known. */
export function ShapeLab() {
  const svg = useRef<SVGSVGElement>(null);
  const [id, setId] = useState<ShapeId>('rings');
  const [centers, setCenters] = useState(() => startOf('rings'));
  const shape = shapes[id];
  const { points } = shape;
  const wrong = isMisclassified(shape, centers);
  const wrongCount = wrong.filter(Boolean).length;
  const distance = meanSquaredDistance(points, centers);
  const text = `${wrongCount} of ${points.length} points ${wrongCount === 1 ? 'is' : 'are'} in the wrong group (marked with a dot). The method only minimizes the distance to the centers (mean squared): ${grouped(Math.round(distance))} now, ${grouped(Math.round(trueMeanSquaredDistance(shape)))} with the true groups.`;

  const move = (place: number, x: number, y: number) => {
    setCenters(centers.map((center, index) => (index === place ? inside(x, y) : center)));
  };
  const drag = (place: number) => (event: PointerEvent<SVGGElement>) => {
    if (!svg.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = svg.current.getBoundingClientRect();
    move(
      place,
      ((event.clientX - left) / width) * plane.width,
      ((event.clientY - top) / height) * plane.height,
    );
  };
  const press = (place: number) => (event: KeyboardEvent<SVGGElement>) => {
    const step = moves[event.key];
    const center = centers[place];
    if (!step || !center) return;
    event.preventDefault();
    move(place, center[0] + step[0], center[1] + step[1]);
  };

  return (
    <>
      <p className={styles.note}>
        The demo puts each customer in the segment with the nearest center (k-means). These dots show when
        that goes wrong.
      </p>
      <SelectField
        id="shape"
        label="Shape"
        options={shapeIds.map((value) => ({ value, label: labels[value] }))}
        value={id}
        onChange={(value) => {
          setId(value);
          setCenters(startOf(value));
        }}
      />
      <p className={styles.note}>{explanations[id]}</p>
      <figure className={styles.shape} aria-labelledby="shape-title">
        <figcaption id="shape-title">
          Drag the large dots (centers), or move them with the arrow keys.
        </figcaption>
        <svg ref={svg} viewBox={`0 0 ${plane.width} ${plane.height}`} className={styles.plane}>
          {centers.map((_, cluster) => (
            <path
              key={cluster}
              d={points
                .map((point) => (nearest(point, centers) === cluster ? `M${spot(point)}h0` : ''))
                .join('')}
              className={clsx(segmentStyles.dots, segmentClass(cluster))}
            />
          ))}
          <path
            d={points.map((point, index) => (wrong[index] ? `M${spot(point)}h0` : '')).join('')}
            className={styles.wrong}
          />
          {centers.map(([x, y], place) => (
            <g
              key={place}
              className={clsx(styles.grip, segmentClass(place))}
              role="slider"
              tabIndex={0}
              aria-label={`Center ${place + 1}`}
              aria-valuemin={0}
              aria-valuemax={plane.width}
              aria-valuenow={Math.round(x)}
              aria-valuetext={`${Math.round(x)} across, ${Math.round(y)} down`}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
              }}
              onPointerMove={drag(place)}
              onKeyDown={press(place)}
            >
              <circle cx={x} cy={y} r={24} className={styles.reach} />
              <circle cx={x} cy={y} r={9} className={segmentStyles.center} />
            </g>
          ))}
        </svg>
        <SavePicture svg={svg} title={labels[id]} />
      </figure>
      <p>{text}</p>
      <SettledAnnouncement text={text} />
      <div className={styles.tools}>
        <Button
          variant="outline"
          onClick={() => {
            setCenters(kMeansStep(points, centers));
          }}
        >
          <StepForward aria-hidden="true" /> Step
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setCenters(untilConverged(points, centers).at(-1) ?? centers);
          }}
        >
          <FastForward aria-hidden="true" /> Run
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setCenters(startOf(id));
          }}
        >
          <RotateCcw aria-hidden="true" /> Reset
        </Button>
        <SaveCsv title={labels[id]} csv={() => shapeAsCsv(shape, centers)} />
      </div>
    </>
  );
}

const spot = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function inside(x: number, y: number): Point {
  return [Math.min(Math.max(x, 0), plane.width), Math.min(Math.max(y, 0), plane.height), 0];
}
