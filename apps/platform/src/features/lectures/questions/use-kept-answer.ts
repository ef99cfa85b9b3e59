import type { StudentVideoQuestion } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { useCallback, useState } from 'react';
import { deleteDraft, readDraft, storeDraft } from '../../../lib/storage/drafts.ts';
import { readSession } from '../../../lib/storage/session.ts';

// By person: on a shared device nobody finds what somebody else typed.
const nameOf = ({ _id }: StudentVideoQuestion) => `lecture/${readSession()?._id ?? ''}/${_id}`;

const isEntries = (value: unknown): value is AnswerEntry[] => Array.isArray(value);

/**
 * What a student has typed and not sent, kept on this device. It begins with the last try, so that only what was wrong has to be
 * changed; what was typed for another version of the question is dropped.
 */
export function useKeptAnswer(question: StudentVideoQuestion) {
  const { version } = question;
  const initial = () => {
    const kept = readDraft(nameOf(question), isEntries);
    return kept?.base === String(version) ? kept.value : (question.answer?.answers ?? []);
  };
  const [state, setState] = useState(() => ({ version, entries: initial() }));
  const entries = state.version === version ? state.entries : [];

  const change = useCallback(
    (next: AnswerEntry[]) => {
      setState({ version, entries: next });
      storeDraft(nameOf(question), { base: String(version), value: next });
    },
    [question, version],
  );
  const forget = useCallback(() => deleteDraft(nameOf(question)), [question]);
  return { entries, change, forget };
}
