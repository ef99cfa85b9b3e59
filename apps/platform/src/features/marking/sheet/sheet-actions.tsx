import type { TaskTaken } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Cluster, Kbd, QuietButton, Tooltip } from '@rubrica/ui';
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
import type { useSaving } from './use-saving.ts';

interface SheetActionsProps {
  attempt: TaskTaken;
  marks: ReturnType<typeof useMarks>;
  saving: ReturnType<typeof useSaving>;
  canMark: boolean;
}

/** The total, and what can be done with an attempt. */
export function SheetActions({ attempt, marks, saving, canMark }: SheetActionsProps) {
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
      // The button that was pressed is gone by now.
      saveButton.current?.focus();
    },
    onError: (error) => toast.error(errorText(error, common)),
  });

  return (
    <Cluster>
      <StatusChip status={attempt.status} />
      <MarkBadge mark={total} maximum={maximum} />
      {saving.previousAt && (
        <QuietButton to={saving.previousAt} aria-label={messages.previous}>
          <Kbd>K</Kbd>
        </QuietButton>
      )}
      {saving.nextAt && (
        <QuietButton to={saving.nextAt} aria-label={messages.next}>
          <Kbd>J</Kbd>
        </QuietButton>
      )}
      {canMark && <QuietButton onClick={() => setReturning(true)}>{messages.return}</QuietButton>}
      {canMark && isMarked && attempt.status !== 'released' && (
        <QuietButton tone="accent" loading={release.isPending} onClick={() => release.mutate()}>
          {messages.release}
        </QuietButton>
      )}
      {canMark && (
        <QuietButton ref={saveButton} loading={saving.isSaving} onClick={() => void saving.save()}>
          {messages.save}
        </QuietButton>
      )}
      {canMark && (
        <Tooltip text={messages.keys}>
          <Button variant="primary" loading={saving.isSaving} onClick={() => void saving.saveAndNext()}>
            {messages.saveNext}
          </Button>
        </Tooltip>
      )}
      <ReturnDialog attempt={attempt._id} open={isReturning} onClose={() => setReturning(false)} />
    </Cluster>
  );
}
