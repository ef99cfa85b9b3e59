import type { CallReply, Contract, QuestionId } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { useCallback, useMemo, useState } from 'react';

type Checked = CallReply<Contract['checkBookAnswers']>;

interface Practised {
  entries: readonly AnswerEntry[];
  /** What came of it; null while it is answered. */
  checked: Checked | null;
}

const untouched: Practised = { entries: [], checked: null };

/** The answers to the questions of a book while it is open: they stay when a page is turned, and are stored nowhere. */
export function usePractice() {
  const [practised, setPractised] = useState<ReadonlyMap<QuestionId, Practised>>(new Map());
  const change = useCallback((id: QuestionId, part: Partial<Practised>) => {
    setPractised((before) => new Map(before).set(id, { ...(before.get(id) ?? untouched), ...part }));
  }, []);
  return useMemo(
    () => ({
      of: (id: QuestionId) => practised.get(id) ?? untouched,
      answer: (id: QuestionId, entries: AnswerEntry[]) => change(id, { entries }),
      check: (id: QuestionId, checked: Checked | null) => change(id, { checked }),
    }),
    [change, practised],
  );
}

/** What is answered of a book, for the parts that show it. */
export type Practice = ReturnType<typeof usePractice>;
