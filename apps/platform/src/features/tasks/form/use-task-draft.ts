import type { Task } from '@rubrica/api-client/contract';
import { hashKey } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { openDrafts } from '../../../lib/storage/drafts.ts';
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
  /** Removes it from the device, unless a dialog that was opened later has written since. */
  const forgetOwn = () => {
    const kept = openDrafts().read('task', task?._id ?? 'new', isTaskDraftText);
    if (kept?.value === writeTaskDraft(newest.current)) local.discard();
  };
  /** Whether this dialog has written what is on the device. */
  const isOwn = local.isChanged && (!wasRestored || value !== opened);
  /** Whether the task was saved by somebody since the draft was begun. */
  const [isOutdated] = useState(() => wasRestored && hashKey([draft.base]) !== hashKey([stored.base]));
  /** Whether anything was changed since the form was opened. */
  const isTouched = local.isChanged && value !== opened;
  return { ...draft, change, discard, forgetOwn, wasRestored, isTouched, isOwn, isOutdated };
}
