import type { MarkingSheet } from '@rubrica/api-client/contract';
import { markAnswers, type AnswerEntry } from '@rubrica/question-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useSave } from '../../../lib/saving/use-save.ts';
import { deleteDraft, readDraft, storeDraft } from '../../../lib/storage/drafts.ts';

/** One question of the sheet, as the contract declares it. */
export type MarkingQuestion = MarkingSheet['questions'][number];

/** A question with the marks a person gave on this page. */
interface MarksToSave {
  question: MarkingQuestion;
  answers: AnswerEntry[];
}

const draftName = (answer: string) => `marks/${answer}`;

const isAnswers = (value: unknown): value is AnswerEntry[] => Array.isArray(value);

/** Marks from before a reload that were not saved; only those based on the version that is stored now. */
function readDraftMarks(questions: readonly MarkingQuestion[]): Record<string, AnswerEntry[]> {
  const found: Record<string, AnswerEntry[]> = {};
  for (const { answer, version } of questions) {
    const draft = readDraft(draftName(answer), isAnswers);
    if (draft?.base === String(version)) found[answer] = draft.value;
  }
  return found;
}

function derive({ content }: MarkingQuestion, answers: AnswerEntry[]) {
  const { blocks, mark, maximum, pending } = markAnswers(content, answers);
  return { marks: blocks, mark, maximum, pending };
}

/** The marks of an attempt on this page: the saved ones, the changes to them, and how to save those. */
export function useMarks(sheet: MarkingSheet) {
  const [saved, setSaved] = useState(sheet.questions);
  const [changes, setChanges] = useState(() => readDraftMarks(sheet.questions));
  const [wasRestored, setRestored] = useState(() => Object.keys(changes).length > 0);
  const saving = useSave('saveMarks', ({ question, answers }: MarksToSave) =>
    api.saveMarks({
      params: { id: question.answer },
      headers: { 'if-match': String(question.version) },
      body: { answers },
    }),
  );
  const { save: send, reset } = saving;

  const questions = useMemo(
    () =>
      saved.map((question) => {
        const answers = changes[question.answer] ?? question.answers;
        return { ...question, answers, ...derive(question, answers), isChanged: question.answer in changes };
      }),
    [changes, saved],
  );
  const hasChanges = Object.keys(changes).length > 0;

  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);

  const change = useCallback((question: MarkingQuestion, answers: AnswerEntry[]) => {
    setChanges((before) => ({ ...before, [question.answer]: answers }));
    storeDraft(draftName(question.answer), { base: String(question.version), value: answers });
  }, []);

  const discardChange = useCallback((answer: string) => {
    deleteDraft(draftName(answer));
    setChanges(({ [answer]: _, ...rest }) => rest);
  }, []);

  const setSavedQuestion = useCallback(
    (question: MarkingQuestion) => {
      setSaved((before) => before.map((each) => (each.answer === question.answer ? question : each)));
      discardChange(question.answer);
    },
    [discardChange],
  );

  /** Resolves with whether the server has the marks. */
  const saveQuestion = useCallback(
    async (marks: MarksToSave): Promise<boolean> => {
      const outcome = await send(marks);
      if (outcome.kind !== 'saved') return false;
      setSavedQuestion(outcome.reply);
      return true;
    },
    [send, setSavedQuestion],
  );

  /** Saves every changed question, and the visible one even if unchanged: seeing its marks confirms them. */
  const save = useCallback(
    async (visibleAnswer: string): Promise<boolean> => {
      for (const question of saved) {
        const unchanged = question.answer === visibleAnswer ? question.answers : undefined;
        const answers = changes[question.answer] ?? unchanged;
        if (answers && !(await saveQuestion({ question, answers }))) return false;
      }
      setRestored(false);
      return true;
    },
    [changes, saveQuestion, saved],
  );

  return {
    questions,
    hasChanges,
    wasRestored,
    isSaving: saving.isSaving,
    saveError: saving.error,
    conflict: saving.conflict,
    change,
    save,
    /** Ends a conflict: keeps the server's marks, or saves one's own based on the server's version. */
    resolveConflict: (current: MarkingQuestion, mine: AnswerEntry[] | null) => {
      reset();
      setSavedQuestion(current);
      if (mine) void saveQuestion({ question: current, answers: mine });
    },
    discardRestored: () => {
      for (const answer of Object.keys(changes)) discardChange(answer);
      setRestored(false);
    },
  };
}
