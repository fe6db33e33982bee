import { Play, StepForward } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { passFocus } from '../../components/hooks/passFocus';
import styles from './InsightDemo.module.css';
import type { Segmentation } from './model';
import type { useKMeans, WatchedKMeans } from './useKMeans';

interface KMeansControlsProps {
  readonly kMeans: ReturnType<typeof useKMeans>;
  readonly segmentation: Segmentation;
}

const BEGIN = 'watch-k-means';

/** The buttons for watching k-means, and its progress. */
export function KMeansControls({
  kMeans: { watched, begin, stepOn, end },
  segmentation,
}: KMeansControlsProps) {
  return (
    <>
      <div className={styles.tools}>
        <Button id={BEGIN} variant="outline" onClick={begin}>
          <Play aria-hidden="true" /> {watched ? 'Another start' : 'Watch k-means'}
        </Button>
        {watched && (
          <>
            <Button variant="quiet" disabled={watched.trail.length > watched.steps} onClick={stepOn}>
              <StepForward aria-hidden="true" /> Next step
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                end();
                passFocus(BEGIN);
              }}
            >
              Back to the result
            </Button>
          </>
        )}
      </div>
      {watched && <p className={styles.note}>{stepText(watched, segmentation)}</p>}
    </>
  );
}

function stepText({ trail, steps, spread }: WatchedKMeans, segmentation: Segmentation): string {
  const step = trail.length - 1;
  if (step === 0) return `${segmentation.k} customers drawn at random are the first centers.`;
  const moved = `Step ${step} of ${steps}: customers joined the nearest center, and centers moved to the mean of their customers. Spread ${spread.toFixed(2)}`;
  return step < steps
    ? `${moved}.`
    : `${moved}, and the centers no longer move. The result, the best of four starts, has ${segmentation.spread.toFixed(2)}.`;
}
