import type { LectureQuestionId, StudentVideoQuestion } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { useCallback, useState } from 'react';
import { openDrafts } from '../../../lib/storage/drafts.ts';

const kind = 'lecture';

const isEntries = (value: unknown): value is AnswerEntry[] => Array.isArray(value);

/** Forgets what a student has typed for a question and not sent. */
export function forgetKeptAnswer(id: LectureQuestionId): void {
  openDrafts().remove(kind, id);
}

/**
 * What a student has typed and not sent, kept on this device. It begins with the last try, so that only what was wrong has to be
 * changed; what was typed for another version of the question is dropped.
 */
export function useKeptAnswer(question: StudentVideoQuestion) {
  const { _id: id, version } = question;
  const [drafts] = useState(openDrafts);
  const initial = () => {
    const kept = drafts.read(kind, id, isEntries);
    return kept?.base === String(version) ? kept.value : (question.answer?.answers ?? []);
  };
  const [state, setState] = useState(() => ({ version, entries: initial() }));
  const entries = state.version === version ? state.entries : [];

  const change = useCallback(
    (next: AnswerEntry[]) => {
      setState({ version, entries: next });
      drafts.store(kind, id, { base: String(version), value: next });
    },
    [drafts, id, version],
  );
  return { entries, change };
}
