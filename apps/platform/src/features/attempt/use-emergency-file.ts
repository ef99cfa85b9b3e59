import type { AnswerId, EmergencyContent } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { downloadText } from '../../lib/files/download-text.ts';
import type { LoadedAttempt } from './load-attempt.ts';
import type { AnswerContent } from './pending-answer-store.ts';
import type { SaveQueue } from './use-answers.ts';

/** Not among what an attempt begins with, when everybody begins at once. */
const fetchKeyAfterMs = 3_000;

/**
 * Downloads all answers of an attempt, encrypted for the school, for a student whose answers cannot be sent.
 *
 * @returns null until the device has the school's key
 */
export function useEmergencyFile(
  { attempt, parts, copies, emergencyKey }: LoadedAttempt,
  queue: SaveQueue,
  contents: Record<AnswerId, AnswerContent>,
  recordingsMissing: number,
): (() => Promise<void>) | null {
  const [key, setKey] = useState(emergencyKey);
  useEffect(() => {
    if (key) return;
    const timer = setTimeout(() => {
      void api
        .getEmergencyKey({})
        .then((fetched) => {
          setKey(fetched);
          return copies.setEmergencyKey(attempt._id, fetched);
        })
        // The next page of the attempt asks again; what was typed can be downloaded in any case.
        .catch(() => undefined);
    }, fetchKeyAfterMs);
    return () => clearTimeout(timer);
  }, [key, attempt._id, copies]);

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
  return key ? download : null;
}
