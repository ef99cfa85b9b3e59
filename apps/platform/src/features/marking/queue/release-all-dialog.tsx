import type { TaskId } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@rubrica/ui';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { studentsWithLeftFiles } from '../left-files.ts';
import { flushMarksAndFiles } from '../marks-queue.ts';

interface ReleaseAllDialogProps {
  task: TaskId;
  open: boolean;
  onClose: () => void;
}

/** Asks before the marks of all marked attempts become visible to students and parents. */
export function ReleaseAllDialog({ task, open, onClose }: ReleaseAllDialogProps) {
  const { queue: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const release = async () => {
    const missing = await flushMarksAndFiles({ task });
    const students = missing ? [] : await studentsWithLeftFiles(task);
    if (missing || students.length > 0) {
      toast.error(
        missing === 'marks'
          ? messages.notSaved
          : missing === 'files'
            ? messages.filesNotSent
            : messages.leftFiles(students),
      );
      throw new Error('Some marks are not saved.');
    }
    try {
      const { released, waiting } = await api.releaseTask({ params: { id: task }, body: {} });
      await invalidate(client, 'Task', 'TaskTaken');
      if (released === 0) toast.info(messages.nothingToRelease);
      else toast.success(messages.released(released, waiting));
    } catch (error) {
      toast.error(errorText(error, common));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={release}
      title={messages.releaseTitle}
      confirmLabel={messages.release}
    >
      {messages.releaseText}
    </ConfirmDialog>
  );
}
