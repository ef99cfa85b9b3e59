import { isConflict } from '@rubrica/api-client';
import type { MarkingSheet } from '@rubrica/api-client/contract';
import { markAnswers, type AnswerEntry } from '@rubrica/question-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { deleteDraft, storeDraft, readDraft } from '../../../lib/storage/drafts.ts';

/** One question of the sheet, as the contract knows it. */
export type MarkingQuestion = MarkingSheet['questions'][number];

/** Two saves of the same marks: the stored ones, and the marker's own. */
export interface MarksConflict {
  current: MarkingQuestion;
  mine: AnswerEntry[];
}

/** What a save came to. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'conflict' } | { kind: 'failed'; error: unknown };

const nameOf = (answer: string) => `marks/${answer}`;

const isAnswers = (value: unknown): value is AnswerEntry[] => Array.isArray(value);

function conflictOf(error: unknown, mine: AnswerEntry[]): MarksConflict | null {
  return isConflict(error, 'saveMarks') ? { current: error.current, mine } : null;
}

/** Marks that were given and not saved, from before a reload; only where nobody has saved since. */
function keptMarks(questions: readonly MarkingQuestion[]): Record<string, AnswerEntry[]> {
  const found: Record<string, AnswerEntry[]> = {};
  for (const { answer, version } of questions) {
    const draft = readDraft(nameOf(answer), isAnswers);
    if (draft?.base === String(version)) found[answer] = draft.value;
  }
  return found;
}

/** The marks of an attempt on this page: what is given, what is saved, and the way from one to the other. */
export function useMarks(sheet: MarkingSheet) {
  const [stored, setStored] = useState(sheet.questions);
  const [given, setGiven] = useState(() => keptMarks(sheet.questions));
  const [wasRestored, setRestored] = useState(() => Object.keys(given).length > 0);
  const [conflict, setConflict] = useState<MarksConflict | null>(null);

  const questions = useMemo(
    () =>
      stored.map((question) => {
        const answers = given[question.answer] ?? question.answers;
        return { ...question, answers, ...derive(question, answers), isChanged: question.answer in given };
      }),
    [given, stored],
  );
  const hasChanges = Object.keys(given).length > 0;

  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);

  const give = useCallback((question: MarkingQuestion, answers: AnswerEntry[]) => {
    setGiven((before) => ({ ...before, [question.answer]: answers }));
    storeDraft(nameOf(question.answer), { base: String(question.version), value: answers });
  }, []);

  const drop = useCallback((answer: string) => {
    deleteDraft(nameOf(answer));
    setGiven(({ [answer]: _, ...rest }) => rest);
  }, []);

  const accept = useCallback(
    (saved: MarkingQuestion) => {
      setStored((before) => before.map((question) => (question.answer === saved.answer ? saved : question)));
      drop(saved.answer);
    },
    [drop],
  );

  const saveOne = useCallback(
    async (question: MarkingQuestion, answers: AnswerEntry[]): Promise<SaveOutcome> => {
      try {
        accept(
          await api.saveMarks({
            params: { id: question.answer },
            headers: { 'if-match': String(question.version) },
            body: { answers },
          }),
        );
        return { kind: 'saved' };
      } catch (error) {
        const met = conflictOf(error, answers);
        if (!met) return { kind: 'failed', error };
        setConflict(met);
        return { kind: 'conflict' };
      }
    },
    [accept],
  );

  /** Saves every question that was changed, and the one shown though it was not: looking at it is marking it. */
  const save = useCallback(
    async (shown: string): Promise<SaveOutcome> => {
      for (const question of stored) {
        const answers = given[question.answer] ?? (question.answer === shown ? question.answers : undefined);
        if (!answers) continue;
        const outcome = await saveOne(question, answers);
        if (outcome.kind !== 'saved') return outcome;
      }
      setRestored(false);
      return { kind: 'saved' };
    },
    [given, saveOne, stored],
  );

  return {
    questions,
    hasChanges,
    wasRestored,
    conflict,
    give,
    save,
    /** Ends a meeting of two saves: upon the stored version, with the marks that count. */
    resolve: async (met: MarksConflict, takeMine: boolean): Promise<SaveOutcome> => {
      setConflict(null);
      accept(met.current);
      return takeMine ? saveOne(met.current, met.mine) : { kind: 'saved' };
    },
    dropRestored: () => {
      for (const answer of Object.keys(given)) drop(answer);
      setRestored(false);
    },
  };
}

function derive({ content }: MarkingQuestion, answers: AnswerEntry[]) {
  const { blocks, mark, maximum, pending } = markAnswers(content, answers);
  return { marks: blocks, mark, maximum, pending };
}
