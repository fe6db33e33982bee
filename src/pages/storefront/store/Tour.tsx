import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { focusAfterRender } from '../../../components/hooks/focus';
import { Button } from '../../../components/ui/Button';
import colors from '../../../components/ui/CodeColors.module.css';
import { Tabs, tabId } from '../../../components/ui/Tabs';
import type { TourStep } from '../../../content/store/tour';
import { tourSteps } from '../../../content/store/tour';
import { capitalized, inWords } from '../../../domain/numerals';
import { ACTION_DETAIL } from './ActionDetail';
import { Section } from './Section';
import { SourceLink, sourceNote } from './SourceLink';
import pageStyles from './StorePage.module.css';
import styles from './Tour.module.css';
import type { VisitAction } from './model/visit';

const TOUR_TABS = 'tour';

interface TourProps {
  readonly entries: readonly VisitAction[];
  readonly onPick: (id: number) => void;
}

/** Follows a click from the button to the saved cart, with the source of each step. */
export function Tour({ entries, onPick }: TourProps) {
  const latestOf = ({ actionType }: TourStep) => entries.findLast(({ action }) => action.type === actionType);
  return (
    <Section
      id="tour"
      title="How a click becomes a saved cart"
      lead={`${capitalized(inWords(tourSteps.length))} steps, each with the code that runs it.${sourceNote}`}
    >
      <Tabs
        id={TOUR_TABS}
        label="Steps of the tour"
        heading="h3"
        isNumbered
        tabs={tourSteps.map((step) => ({
          title: step.title,
          content: <Step step={step} latest={latestOf(step)} onPick={onPick} />,
        }))}
        onOpen={(index) => {
          const step = tourSteps[index];
          const latest = step && latestOf(step);
          if (latest) onPick(latest.id);
        }}
      />
    </Section>
  );
}

interface StepProps {
  readonly step: TourStep;
  /** The latest action of the step's type; undefined if the visit has none. */
  readonly latest: VisitAction | undefined;
  readonly onPick: (id: number) => void;
}

function Step({ step: { Text, actionType, more }, latest, onPick }: StepProps) {
  return (
    <div className={styles.step}>
      <div className={styles.text}>
        <Text components={{ pre: Bare, code: Source }} />
      </div>
      <dl className={clsx(pageStyles.facts, styles.about)}>
        <div>
          <dt>Action</dt>
          <dd>
            <code translate="no">{actionType}</code>{' '}
            {latest ? (
              <Button
                variant="quiet"
                onClick={() => {
                  onPick(latest.id);
                  document.getElementById('actions')?.scrollIntoView();
                  focusAfterRender(ACTION_DETAIL);
                }}
              >
                Show action {latest.id}
              </Button>
            ) : (
              'hasn’t been dispatched in this visit yet.'
            )}
          </dd>
        </div>
        <div>
          <dt>Documentation</dt>
          <dd>
            <SourceLink {...more} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Drops the <pre>, because the figure around the excerpt has a <pre> of its own. */
function Bare({ children }: ComponentProps<'pre'>) {
  return children;
}

interface SourceProps extends ComponentProps<'code'> {
  readonly 'data-file'?: string;
  readonly 'data-line'?: string;
}

/** Shows a source excerpt, which the build adds, with its file name and first line number. */
function Source({ 'data-file': file = '', 'data-line': line, children }: SourceProps) {
  return (
    <figure className={clsx(styles.source, colors.code)} translate="no">
      <figcaption>
        <SourceLink file={file} line={line} />
      </figcaption>
      <pre>
        <code>{children}</code>
      </pre>
    </figure>
  );
}

/** Returns the link to the tour step that shows lines of a file; undefined if there is none. */
export function tourStepOf(file: string): string | undefined {
  const index = tourSteps.findIndex((step) => step.file === file);
  return index < 0 ? undefined : `#${tabId(TOUR_TABS, index)}`;
}
