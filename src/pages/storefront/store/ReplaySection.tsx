import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { FileField } from '../../../components/fields/FileField';
import { downloadText } from '../../../components/sharing/downloadText';
import { storePage } from '../../../content/store/storePage';
import { ChangeList } from './ChangeList';
import { Section } from './Section';
import styles from './StorePage.module.css';
import type { ValueChange } from './model/changes';
import { importVisit } from './model/importVisit';
import { MAX_FILE_SIZE, recordingText } from './model/recordingFile';
import { differences, timedActions, play, playedSentence } from './model/replay';
import type { Visits } from './useVisits';

/** The result of the latest replay or import. */
interface Outcome {
  readonly message: string;
  readonly differing: readonly ValueChange[];
}

/** Replays the visit into a fresh store, exports it to a file, and imports such files. */
export function ReplaySection({ visits }: { readonly visits: Visits }) {
  const { entries } = visits.shown;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const say = (message: string, differing: readonly ValueChange[] = []) => {
    setOutcome({ message, differing });
  };

  // An imported visit changes the height of the sections above.
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) status.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const replay = () => {
    const { end, refused } = play(entries[0]?.before, timedActions(entries));
    const last = entries.at(-1);
    const differing = last ? differences(last.after, end) : [];
    say(
      `${playedSentence(entries.length)} ${
        differing.length === 0 && refused.length === 0
          ? 'The final state is identical.'
          : 'The final state differs.'
      }`,
      differing,
    );
  };

  const read = async (file: File) => {
    const result = importVisit(file.size > MAX_FILE_SIZE ? null : await file.text(), file.name);
    if (result.visit) visits.take(result.visit);
    say(result.message);
  };

  return (
    <Section
      id="replay"
      title="Replay"
      lead="Replay your actions in a new store and compare the final states. Export the visit for Redux DevTools, or import a recording."
    >
      <div className={styles.bar}>
        <Button onClick={replay}>Replay this visit</Button>
        <Button
          variant="outline"
          onClick={() => {
            downloadText('tangelo-visit.json', 'application/json', [recordingText(entries)]);
          }}
        >
          Export as JSON
        </Button>
        <FileField
          label="Import a recording, or drop it here"
          accept=".json,application/json"
          onOpen={(file) => {
            read(file).catch(() => {
              say(`${file.name} can’t be read. Nothing has changed.`);
            });
          }}
        />
      </div>
      <p>{storePage.fileHolds}</p>
      <div ref={status} role="status" className={styles.stack}>
        {outcome && <p>{outcome.message}</p>}
        {outcome && outcome.differing.length > 0 && <ChangeList changes={outcome.differing} />}
      </div>
    </Section>
  );
}
