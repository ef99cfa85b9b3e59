import type { TaskId } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@rubrica/ui';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { studentsWithLeftFiles } from '../left-files.ts';
import { markingFiles } from '../marking-files.ts';
import { flushMarksAndFiles } from '../marks-queue.ts';

interface ReleaseAllDialogProps {
  task: TaskId;
  open: boolean;
  onClose: () => void;
}

/** Somebody has been told why the marks are not released yet. */
class NotReleasedError extends Error {}

/** Asks before the marks of all marked attempts become visible to students and parents. */
export function ReleaseAllDialog({ task, open, onClose }: ReleaseAllDialogProps) {
  const { queue: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  /** Whether this dialog has said what is missing. */
  const [isWarned, setWarned] = useState(false);
  /** What the marks lack, in words, and whether they can be released without it; null where they have everything. */
  const findMissing = async () => {
    const missing = await flushMarksAndFiles({ task });
    if (missing === 'marks') return { text: messages.notSaved, canDoWithout: false };
    if (missing === 'files') {
      const { failedStudents } = markingFiles.state();
      const text = failedStudents.length > 0 ? messages.filesFailed(failedStudents) : messages.filesNotSent;
      return { text, canDoWithout: true };
    }
    const students = await studentsWithLeftFiles(task);
    return students.length > 0 ? { text: messages.leftFiles(students), canDoWithout: true } : null;
  };
  const release = async () => {
    try {
      const missing = await findMissing();
      // Files that no attempt takes any more must not hold up the others for good.
      if (missing && !(missing.canDoWithout && isWarned)) {
        toast.error(missing.canDoWithout ? `${missing.text} ${messages.releaseWithout}` : missing.text);
        setWarned(missing.canDoWithout);
        throw new NotReleasedError();
      }
      const { released, waiting } = await api.releaseTask({ params: { id: task }, body: {} });
      await invalidate(client, 'Task', 'TaskTaken');
      if (released === 0) toast.info(messages.nothingToRelease);
      else toast.success(messages.released(released, waiting));
    } catch (error) {
      if (!(error instanceof NotReleasedError)) toast.error(errorText(error, common));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        setWarned(false);
        onClose();
      }}
      onConfirm={release}
      title={messages.releaseTitle}
      confirmLabel={messages.release}
    >
      {messages.releaseText}
    </ConfirmDialog>
  );
}
