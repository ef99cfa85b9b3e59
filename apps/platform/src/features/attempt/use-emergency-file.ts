import type { AnswerId, EmergencyContent } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { downloadText } from '../../lib/files/download-text.ts';
import type { LoadedAttempt } from './load-attempt.ts';
import type { AnswerContent } from './pending-answer-store.ts';
import type { SaveQueue } from './use-answers.ts';

/** Not among what an attempt begins with, when everybody begins at once. */
const fetchKeyAfterMs = 3_000;
/** How long a student whose attempt is over waits for it, before what was typed is offered in another way. */
const keyTimeoutMs = 8_000;

/**
 * Downloads all answers of an attempt, encrypted for the school, for a student whose answers cannot be sent.
 *
 * @param isOver Whether the attempt accepts no more answers: then the school's key is fetched at once
 * @returns null without the key; undefined while an attempt that is over waits for it
 */
export function useEmergencyFile(
  { attempt, parts, copies, emergencyKey }: LoadedAttempt,
  queue: SaveQueue,
  contents: Record<AnswerId, AnswerContent>,
  recordingsMissing: number,
  isOver: boolean,
): (() => Promise<void>) | null | undefined {
  const [key, setKey] = useState(emergencyKey);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (key) return;
    const timer = setTimeout(
      () => {
        void api
          .getEmergencyKey(isOver ? { signal: AbortSignal.timeout(keyTimeoutMs) } : {})
          .then((fetched) => {
            setKey(fetched);
            return copies.setEmergencyKey(attempt._id, fetched);
          })
          // The next page of the attempt asks again; what was typed can be downloaded in any case.
          .catch(() => setFailed(isOver));
      },
      isOver ? 0 : fetchKeyAfterMs,
    );
    return () => clearTimeout(timer);
  }, [key, attempt._id, copies, isOver]);

  const download = useCallback(async () => {
    if (!key) return;
    const answers = parts.flatMap(({ answer: { _id: answer } }): EmergencyContent['answers'] => {
      const change = queue.pendingChange(answer);
      const content = contents[answer];
      if (!content) return [];
      const rev = change?.rev ?? queue.revision(answer);
      return [{ answer, rev, ...content, ...(change?.unconfirmed ? { unconfirmed: change.unconfirmed } : {}) }];
    });
    const madeAt = new Date().toISOString();
    const { _id: taskTaken, student, taskTitle } = attempt;
    const { sealEmergencyFile } = await import('./emergency-file.ts');
    const file = await sealEmergencyFile({ version: 1, taskTaken, student, madeAt, recordingsMissing, answers }, key);
    downloadText(`${taskTitle}.rubrica-answers`, file);
  }, [key, attempt, parts, queue, contents, recordingsMissing]);
  if (key) return download;
  return isOver && !hasFailed ? undefined : null;
}
