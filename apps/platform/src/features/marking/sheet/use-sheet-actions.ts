import type { MarkingSheet } from '@rubrica/api-client/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { keyActionOf } from './key-action.ts';
import type { useMarks } from './use-marks.ts';

interface SheetActionsOptions {
  sheet: MarkingSheet;
  marks: ReturnType<typeof useMarks>;
  /** The answer on the page, by its `_id`. */
  visibleAnswer: string;
  setVisibleAnswer: (answer: string) => void;
  attemptAt: (attempt: string) => string;
  queueAt: string;
}

/** Saving, and going to the next question or attempt, by button and by key. */
export function useSheetActions(options: SheetActionsOptions) {
  const { sheet, marks, visibleAnswer, setVisibleAnswer, attemptAt, queueAt } = options;
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { attempt } = sheet;
  const attempts = useQuery({
    queryKey: keyOf('TaskTaken', 'beside', attempt.task),
    queryFn: ({ signal }) => api.listTaskTakens({ query: { task: attempt.task, limit: 100 }, signal }),
  });
  const items = attempts.data?.items ?? [];
  const position = items.findIndex(({ _id }) => _id === attempt._id);
  const previous = position > 0 ? items[position - 1]?._id : undefined;
  const next = position >= 0 ? items[position + 1]?._id : undefined;

  const save = useCallback(async (): Promise<boolean> => {
    if (!(await marks.save(visibleAnswer))) return false;
    void invalidate(client, 'Task');
    void client.invalidateQueries({ queryKey: keyOf('TaskTaken', 'list') });
    void client.invalidateQueries({ queryKey: keyOf('TaskTaken', 'next') });
    return true;
  }, [client, marks, visibleAnswer]);

  /** Goes to the next question to mark, else to the next attempt to mark, else back to the queue. */
  const saveAndNext = useCallback(async () => {
    if (!(await save())) return;
    const index = marks.questions.findIndex(({ answer }) => answer === visibleAnswer);
    const toMark = [...marks.questions.slice(index + 1), ...marks.questions.slice(0, index)].find(
      ({ pending }) => pending,
    );
    if (toMark) setVisibleAnswer(toMark.answer);
    else if (sheet.next) await navigate(attemptAt(sheet.next));
    else {
      toast.success(messages.nothingNext);
      await navigate(queueAt);
    }
  }, [attemptAt, marks, messages, navigate, queueAt, save, setVisibleAnswer, sheet, visibleAnswer]);

  const actions = {
    next: () => next && void navigate(attemptAt(next)),
    previous: () => previous && void navigate(attemptAt(previous)),
    'save-next': () => void saveAndNext(),
  };
  const latestActions = useRef(actions);
  useEffect(() => {
    latestActions.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = keyActionOf(event);
      if (!action) return;
      event.preventDefault();
      latestActions.current[action]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    isSaving: marks.isSaving,
    /** Why the last save failed. */
    problem: marks.saveError === undefined ? null : errorText(marks.saveError, common, messages.saveFailed),
    save: async () => {
      if (await save()) toast.success(messages.saved);
    },
    saveAndNext,
    ...(next ? { nextAt: attemptAt(next) } : {}),
    ...(previous ? { previousAt: attemptAt(previous) } : {}),
  };
}
