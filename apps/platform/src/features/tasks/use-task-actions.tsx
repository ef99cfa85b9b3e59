import { isRefusal } from '@rubrica/api-client';
import type { Task } from '@rubrica/api-client/contract';
import {
  Archive,
  ArchiveRestore,
  ChartColumn,
  FileDown,
  Lock,
  MessageCircle,
  Pencil,
  Send,
  SquareCheckBig,
  Trash2,
} from 'lucide-react';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { RowAction } from '../../lib/resource/row-menu.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import type { Change } from '../../lib/resource/use-run-change.ts';
import { composeToLate } from '../../lib/whatsapp/compose-path.ts';
import { countWorking } from './count-working.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { markingPath } from './marking-path.ts';
import { bodyOf, isBegun } from './task-body.ts';
import type { Unfinished } from './unfinished-dialog.tsx';

/** A task that was not closed yet, because students work on it. */
export interface Closing {
  /** The task's title. */
  task: string;
  /** How many students work on it. */
  working: number;
  close: Change;
}

/**
 * What an admin can do with a task, as far as its status allows it.
 *
 * @param onUnfinished Called if a task is not published because of its questions.
 * @param onClosing Called before a task is closed on which students work: it ends their attempts.
 */
export function useTaskActions(onUnfinished: (unfinished: Unfinished) => void, onClosing: (closing: Closing) => void) {
  const { list: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { amend, invalidate, remove } = useResource('Task');

  const setStatus =
    ({ _id }: Task, status: Task['status']) =>
    async () => {
      await amend(_id, (stored) => ({ ...bodyOf(stored), status }));
      await invalidate();
      return messages.changed;
    };

  const close = (task: Task) => async () => {
    const working = await countWorking(task._id);
    const closeNow = setStatus(task, 'closed');
    if (working === 0) return closeNow();
    onClosing({ task: task.title, working, close: closeNow });
    return undefined;
  };

  const restore =
    ({ _id }: Task) =>
    async () => {
      const { status } = await amend(_id, (stored) => ({
        ...bodyOf(stored),
        status: isBegun(stored) ? 'closed' : 'draft',
      }));
      await invalidate();
      return status === 'draft' ? messages.restored.draft : messages.restored.closed;
    };

  const publish = (task: Task) => async () => {
    try {
      return await setStatus(task, 'published')();
    } catch (error) {
      if (!isRefusal(error, 'updateTask', 'questions_unfinished')) throw error;
      onUnfinished({ task: task.title, message: error.message, questions: error.details.questions });
      return undefined;
    }
  };
  return (task: Task, onEdit: () => void): RowAction[] => {
    const { _id, title, status, questions } = task;
    const isLectures = task.kind === 'vdo-lect';
    const actions: RowAction[] = [
      { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
      {
        label: isLectures ? messages.lectures : messages.correct,
        icon: <SquareCheckBig aria-hidden="true" />,
        to: markingPath('/admin', task),
      },
    ];
    if (!isLectures) {
      actions.push({
        label: messages.byQuestion,
        icon: <ChartColumn aria-hidden="true" />,
        to: `/admin/tasks/task-questions/${_id}`,
      });
    }
    if (status === 'published' || status === 'closed') {
      actions.push({
        label: messages.sendToLate,
        icon: <MessageCircle aria-hidden="true" />,
        to: composeToLate(_id),
      });
    }
    if (status === 'draft' || status === 'closed') {
      const label = status === 'draft' ? messages.publish : messages.reopen;
      actions.push({ label, icon: <Send aria-hidden="true" />, change: publish(task) });
    }
    if (status === 'published') {
      actions.push({ label: messages.close, icon: <Lock aria-hidden="true" />, change: close(task) });
    }
    if (status === 'draft' || status === 'closed') {
      actions.push({
        label: messages.archive,
        icon: <Archive aria-hidden="true" />,
        change: setStatus(task, 'archived'),
        confirm: {
          title: messages.archiveTitle(title),
          body: status === 'draft' ? messages.archiveDraftText : messages.archiveText,
        },
      });
    }
    if (status === 'archived') {
      actions.push({
        label: common.restore,
        icon: <ArchiveRestore aria-hidden="true" />,
        change: restore(task),
      });
    }
    if (questions.length > 0) {
      actions.push({
        label: messages.savePaper,
        icon: <FileDown aria-hidden="true" />,
        change: async () => {
          const name = `${title}.rubrica`;
          await downloadFile(`/api/tasks/${_id}/paper.rubrica`, name);
          return messages.paperSaved(name);
        },
      });
    }
    if (!isBegun(task)) {
      actions.push({
        label: common.remove,
        icon: <Trash2 aria-hidden="true" />,
        tone: 'danger',
        change: async () => {
          await remove.mutateAsync(_id);
          return messages.removed;
        },
        confirm: { title: messages.removeTitle(title), body: messages.removeText },
      });
    }
    return actions;
  };
}
