import type { MarkingSheet } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconButton, Menu, QuietButton, token } from '@rubrica/ui';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { MarkBadge } from '../../../lib/attempts/mark-badge.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { leadToWrongMark } from '../../../lib/forms/lead-to-wrong-mark.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { AttemptStatusChip } from '../attempt-status-chip.tsx';
import { ImportAnswersDialog } from './import-answers-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import type { useMarks } from './use-marks.ts';
import type { useSheetActions } from './use-sheet-actions.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface SheetActionsProps {
  sheet: MarkingSheet;
  marks: ReturnType<typeof useMarks>;
  actions: ReturnType<typeof useSheetActions>;
  canMark: boolean;
}

/** The total mark, and the actions on an attempt. */
export function SheetActions({ sheet, marks, actions, canMark }: SheetActionsProps) {
  const { attempt, solutionVisible } = sheet;
  const { position, total: orderTotal } = sheet.order;
  const isWide = useMediaQuery('(min-width: 960px)');
  const { number } = useFormat();
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [isReturning, setReturning] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const total = marks.questions.reduce((sum, { mark }) => sum + mark, 0);
  const maximum = marks.questions.reduce((sum, question) => sum + question.maximum, 0);
  const isMarked = marks.questions.every(({ pending }) => !pending);
  // What is saved on this page is not in the attempt that it began with.
  const isWaiting = ['submitted', 'auto_submitted', 'marking'].includes(attempt.status);
  const status = isWaiting && isMarked && !marks.hasChanges ? 'marked' : attempt.status;
  const release = useMutation({
    mutationFn: async () => {
      const missing = await marks.flushAll();
      if (!missing) await api.releaseTaskTaken({ params: { id: attempt._id } });
      return missing;
    },
    onSuccess: async (missing) => {
      if (missing) return toast.error(missing === 'files' ? messages.notReleasedFiles : messages.notReleased);
      toast.success(messages.releasedDone);
      await invalidate(client, 'Task', 'TaskTaken');
      // The release button has just been removed.
      document.querySelector<HTMLElement>('[data-save-marks]')?.focus();
    },
    onError: (error) => toast.error(errorText(error, common)),
  });

  const releaseMarks = () => {
    if (!leadToWrongMark()) release.mutate();
  };
  const items = [
    { label: messages.return, onSelect: () => setReturning(true) },
    ...(isMarked && attempt.status !== 'released'
      ? [{ label: messages.release, onSelect: releaseMarks, tone: 'accent' as const }]
      : []),
  ];

  // What is rarely needed is in the menu, however wide the page is.
  const menu = [
    ...(isWide ? [] : items.map(({ label, onSelect }) => ({ label, onSelect }))),
    ...(attempt.status === 'released' ? [] : [{ label: messages.import, onSelect: () => setImporting(true) }]),
  ];

  return (
    <Row>
      {isWide && <AttemptStatusChip status={status} />}
      <MarkBadge mark={total} maximum={maximum} hasPercent={isWide} />
      <Row role="group" aria-label={messages.order(position, orderTotal)}>
        {actions.previousPath && (
          <IconButton
            to={actions.previousPath}
            label={messages.previous}
            shortcut="K"
            icon={<ChevronLeft aria-hidden="true" data-mirror="" />}
          />
        )}
        {isWide && <bdi dir="ltr" aria-hidden="true">{`${number(position)} / ${number(orderTotal)}`}</bdi>}
        {actions.nextPath && (
          <IconButton
            to={actions.nextPath}
            label={messages.next}
            shortcut="J"
            icon={<ChevronRight aria-hidden="true" data-mirror="" />}
          />
        )}
      </Row>
      {canMark &&
        isWide &&
        items.map(({ label, onSelect, tone }) => (
          <QuietButton key={label} tone={tone} loading={tone && release.isPending} onClick={onSelect}>
            {label}
          </QuietButton>
        ))}
      {canMark && menu.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton label={messages.more} icon={<Ellipsis aria-hidden="true" />} />}
          items={menu}
        />
      )}
      <ImportAnswersDialog attempt={attempt._id} open={isImporting} onClose={() => setImporting(false)} />
      <ReturnDialog
        attempt={attempt._id}
        solutionVisible={solutionVisible}
        open={isReturning}
        onClose={() => setReturning(false)}
      />
    </Row>
  );
}
