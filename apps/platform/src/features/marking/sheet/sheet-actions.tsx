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
import { StatusChip } from '../status-chip.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import type { useMarks } from './use-marks.ts';
import type { useSheetActions } from './use-sheet-actions.ts';

interface SheetActionsProps {
  attempt: TaskTaken;
  marks: ReturnType<typeof useMarks>;
  actions: ReturnType<typeof useSheetActions>;
  canMark: boolean;
}

/** The total mark, and the actions on an attempt. */
export function SheetActions({ attempt, marks, actions, canMark }: SheetActionsProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [isReturning, setReturning] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const total = marks.questions.reduce((sum, { mark }) => sum + mark, 0);
  const maximum = marks.questions.reduce((sum, question) => sum + question.maximum, 0);
  const isMarked = marks.questions.every(({ pending }) => !pending) && !marks.hasChanges;
  const release = useMutation({
    mutationFn: () => api.releaseTaskTaken({ params: { id: attempt._id } }),
    onSuccess: async () => {
      toast.success(messages.releasedDone);
      await invalidate(client, 'Task', 'TaskTaken');
      // The release button has just been removed.
      saveButton.current?.focus();
    },
    onError: (error) => toast.error(errorText(error, common)),
  });

  return (
    <Cluster>
      <StatusChip status={attempt.status} />
      <MarkBadge mark={total} maximum={maximum} />
      {actions.previousAt && (
        <IconButton
          to={actions.previousAt}
          label={messages.previous}
          shortcut="K"
          icon={<ChevronLeft aria-hidden="true" data-mirror="" />}
        />
      )}
      {actions.nextAt && (
        <IconButton
          to={actions.nextAt}
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
      <ReturnDialog attempt={attempt._id} open={isReturning} onClose={() => setReturning(false)} />
    </Cluster>
  );
}
