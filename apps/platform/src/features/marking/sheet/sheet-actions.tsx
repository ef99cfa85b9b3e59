import type { TaskTaken } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Cluster, IconButton, QuietButton, Tooltip } from '@rubrica/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { MarkBadge } from '../../../lib/attempts/mark-badge.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { AttemptStatusChip } from '../attempt-status-chip.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import type { useMarks } from './use-marks.ts';
import type { useSheetActions } from './use-sheet-actions.ts';

interface SheetActionsProps {
  attempt: TaskTaken;
  /** Whether the student can see the right answers now. */
  solutionVisible: boolean;
  marks: ReturnType<typeof useMarks>;
  actions: ReturnType<typeof useSheetActions>;
  canMark: boolean;
}

/** The total mark, and the actions on an attempt. */
export function SheetActions({ attempt, solutionVisible, marks, actions, canMark }: SheetActionsProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [isReturning, setReturning] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const total = marks.questions.reduce((sum, { mark }) => sum + mark, 0);
  const maximum = marks.questions.reduce((sum, question) => sum + question.maximum, 0);
  const isMarked = marks.questions.every(({ pending }) => !pending);
  const release = useMutation({
    mutationFn: async () => {
      if (!(await marks.flush())) return null;
      return api.releaseTaskTaken({ params: { id: attempt._id } });
    },
    onSuccess: async (released) => {
      if (!released) return toast.error(messages.notReleased);
      toast.success(messages.releasedDone);
      await invalidate(client, 'Task', 'TaskTaken');
      // The release button has just been removed.
      saveButton.current?.focus();
    },
    onError: (error) => toast.error(errorText(error, common)),
  });

  return (
    <Cluster>
      <AttemptStatusChip status={attempt.status} />
      <MarkBadge mark={total} maximum={maximum} />
      {actions.previousPath && (
        <IconButton
          to={actions.previousPath}
          label={messages.previous}
          shortcut="K"
          icon={<ChevronLeft aria-hidden="true" data-mirror="" />}
        />
      )}
      {actions.nextPath && (
        <IconButton
          to={actions.nextPath}
          label={messages.next}
          shortcut="J"
          icon={<ChevronRight aria-hidden="true" data-mirror="" />}
        />
      )}
      {canMark && <QuietButton onClick={() => setReturning(true)}>{messages.return}</QuietButton>}
      {canMark && isMarked && attempt.status !== 'released' && (
        <QuietButton tone="accent" loading={release.isPending} onClick={() => release.mutate()}>
          {messages.release}
        </QuietButton>
      )}
      {canMark && (
        <QuietButton ref={saveButton} loading={actions.isSaving} onClick={() => void actions.save()}>
          {messages.save}
        </QuietButton>
      )}
      {canMark && (
        <Tooltip text={messages.keys}>
          <Button variant="primary" loading={actions.isSaving} onClick={() => void actions.saveAndNext()}>
            {messages.saveNext}
          </Button>
        </Tooltip>
      )}
      <ReturnDialog
        attempt={attempt._id}
        solutionVisible={solutionVisible}
        open={isReturning}
        onClose={() => setReturning(false)}
      />
    </Cluster>
  );
}
