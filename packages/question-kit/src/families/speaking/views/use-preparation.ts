import { useState } from 'react';
import type { RecorderPhase } from '../../../primitives/recorder/recorder-props.ts';
import type { RecordingId } from '../../../primitives/schema/ids.ts';
import { useAttempt } from '../../../primitives/views/attempt-context.ts';
import { beginPreparation, endPreparation, secondsLeft } from './preparation.ts';
import type { SpokenItem } from './spoken-kind.ts';

/** The preparation of one answer. */
interface Preparation {
  /** The seconds that were left when they were last read; undefined without preparation. */
  prepSeconds: number | undefined;
  /** Reads what is left: the time runs on while nothing is shown of it. */
  refresh: () => void;
  /** Call it with every phase of the recorder. */
  onPhase: (phase: RecorderPhase) => void;
}

/** The preparation of an answer, which is given once: a reload or another recording gives none anew. */
export function usePreparation(item: Pick<SpokenItem, 'prepSeconds'>, recordingId: RecordingId): Preparation {
  const attempt = useAttempt();
  const [prepSeconds, setPrepSeconds] = useState(() => secondsLeft(item, attempt, recordingId));
  return {
    prepSeconds,
    refresh: () => setPrepSeconds(secondsLeft(item, attempt, recordingId)),
    onPhase: (phase) => {
      if (phase === 'preparing') beginPreparation(item, attempt, recordingId);
      if (phase !== 'recording' || item.prepSeconds === undefined) return;
      endPreparation(attempt, recordingId);
      setPrepSeconds(0);
    },
  };
}
