import type { MarkingSheet } from '@rubrica/api-client/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { keyOf, invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { keyActionOf } from './key-action.ts';
import type { useMarks } from './use-marks.ts';

interface SavingOptions {
  sheet: MarkingSheet;
  marks: ReturnType<typeof useMarks>;
  shown: string;
  setShown: (answer: string) => void;
  attemptAt: (attempt: string) => string;
  queueAt: string;
}

/** Saving, and the way to the next question and the next attempt, by button and by key. */
export function useSaving({ sheet, marks, shown, setShown, attemptAt, queueAt }: SavingOptions) {
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { attempt } = sheet;
  const others = useQuery({
    queryKey: keyOf('TaskTaken', 'beside', attempt.task),
    queryFn: ({ signal }) => api.listTaskTakens({ query: { task: attempt.task, limit: 100 }, signal }),
  });
  const order = others.data?.items ?? [];
  const place = order.findIndex(({ _id }) => _id === attempt._id);
  const previous = place > 0 ? order[place - 1]?._id : undefined;
  const following = place >= 0 ? order[place + 1]?._id : undefined;

  const save = useCallback(async (): Promise<boolean> => {
    setSaving(true);
    setProblem(null);
    const outcome = await marks.save(shown);
    setSaving(false);
    if (outcome.kind === 'failed') setProblem(errorText(outcome.error, common, messages.saveFailed));
    if (outcome.kind !== 'saved') return false;
    void invalidate(client, 'Task');
    void client.invalidateQueries({ queryKey: keyOf('TaskTaken', 'list') });
    void client.invalidateQueries({ queryKey: keyOf('TaskTaken', 'next') });
    return true;
  }, [client, common, marks, messages, shown]);

  /** On to the next question that waits, then to the next attempt that does. */
  const saveAndNext = useCallback(async () => {
    if (!(await save())) return;
    const at = marks.questions.findIndex(({ answer }) => answer === shown);
    const waiting = [...marks.questions.slice(at + 1), ...marks.questions.slice(0, at)].find(({ pending }) => pending);
    if (waiting) setShown(waiting.answer);
    else if (sheet.next) await navigate(attemptAt(sheet.next));
    else {
      toast.success(messages.nothingNext);
      await navigate(queueAt);
    }
  }, [attemptAt, marks, messages, navigate, queueAt, save, setShown, sheet, shown]);

  const actions = {
    next: () => following && void navigate(attemptAt(following)),
    previous: () => previous && void navigate(attemptAt(previous)),
    'save-next': () => void saveAndNext(),
  };
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = keyActionOf(event);
      if (!action) return;
      event.preventDefault();
      newest.current[action]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    isSaving,
    problem,
    save: async () => {
      if (await save()) toast.success(messages.saved);
    },
    saveAndNext,
    ...(following ? { nextAt: attemptAt(following) } : {}),
    ...(previous ? { previousAt: attemptAt(previous) } : {}),
  };
}
