import type { Task } from '@rubrica/api-client/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useStoredDraft } from '../../../lib/storage/use-stored-draft.ts';
import { bodyOf, emptyTask } from '../task-body.ts';
import { isTaskDraftText, readTaskDraft, writeTaskDraft, type TaskDraft } from '../task-draft.ts';

/** Keeps what is written of a task, or of a new one (null), on this device until it is saved or discarded. */
export function useTaskDraft(task: Task | null) {
  const [stored] = useState<TaskDraft>(() => {
    const base = task ? bodyOf(task) : emptyTask;
    return { base, body: base };
  });
  const { value, wasRestored, ...local } = useStoredDraft({
    kind: 'task',
    id: task?._id ?? 'new',
    // A task has no revision: what it was written upon is in the draft.
    rev: '',
    initial: () => writeTaskDraft(stored),
    isValid: isTaskDraftText,
  });
  const draft = useMemo(() => readTaskDraft(value) ?? stored, [value, stored]);
  const [opened] = useState(value);
  /** Two fields may change before the form is rendered again. */
  const newest = useRef(draft);
  const { change: store } = local;
  const change = useCallback(
    ({ base, body }: { base?: TaskDraft['base']; body: Partial<TaskDraft['body']> }) => {
      const before = newest.current;
      newest.current = { base: base ?? before.base, body: { ...before.body, ...body } };
      store(writeTaskDraft(newest.current));
    },
    [store],
  );
  /** Removes it from the device, and returns to the task as it was read. */
  const discard = () => {
    newest.current = stored;
    local.discard();
  };
  /** Whether anything was changed since the form was opened. */
  const isTouched = local.isChanged && value !== opened;
  return { ...draft, change, discard, wasRestored, isTouched };
}
