import type { Meeting } from '@rubrica/api-client/contract';
import { Button, Cluster, ConfirmDialog, type MenuDivider } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarOff, CalendarX, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { useNow } from '../../lib/calendar/use-now.ts';
import { useMessages } from '../../lib/i18n.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { RowMenu, type RowAction } from '../../lib/resource/row-menu.tsx';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { MeetingDialog } from './plan/meeting-dialog.tsx';
import type { Plan } from './plan/plan-form.ts';

/** A dialog of a meeting: at most one is open. */
type Opened = { plan: Plan; asked?: never } | { asked: RowAction; plan?: never };

/** What an admin does with a meeting: edit it or its series, cancel, restore, remove. */
export function MeetingActions({ meeting }: { meeting: Meeting }) {
  const { page: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const navigate = useNavigate();
  const runChange = useRunChange();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { plan, asked } = opened ?? {};
  const { _id: id, state, series } = meeting;
  const isOver = state === 'ended';
  const isCancelled = state === 'cancelled';
  const hasBegun = Date.parse(meeting.startsAt) <= useNow();

  const setCancelled = async (cancelled: boolean) => {
    const { title, description, link, place, teacher, groups, students, startsAt, endsAt, rev } = meeting;
    const fields = { title, description, link, place, teacher, groups, students, startsAt, endsAt };
    await api.updateMeeting({ params: { id }, body: { ...fields, isCancelled: cancelled, rev } });
    await invalidate(client, 'Meeting');
    return cancelled ? m.cancelled : m.restored;
  };
  const icon = { cancel: <CalendarX aria-hidden="true" />, restore: <RotateCcw aria-hidden="true" /> };
  const actions: (RowAction | MenuDivider)[] = [
    ...(series
      ? [
          {
            label: m.editSeries,
            icon: <Pencil aria-hidden="true" />,
            change: async () => {
              // Not this meeting: it may be an exception, or have what the series had when it began.
              const ofSeries = await api.getMeetingSeries({ params: { id: series._id } });
              // Another dialog may have been opened meanwhile.
              setOpened((current) => current ?? { plan: { kind: 'series', meeting: ofSeries } });
            },
          },
        ]
      : []),
    ...(isCancelled
      ? [{ label: m.restore, icon: icon.restore, change: () => setCancelled(false) }]
      : isOver
        ? []
        : [
            {
              label: m.cancel,
              icon: icon.cancel,
              change: () => setCancelled(true),
              confirm: { title: m.cancelTitle, body: m.cancelText, cancelLabel: m.keep },
            },
          ]),
    ...(series
      ? [
          isCancelled
            ? {
                label: m.restoreSeries,
                icon: <CalendarCheck aria-hidden="true" />,
                disabled: hasBegun,
                change: async () => {
                  const { message } = await api.restoreMeetingSeries({
                    params: { id: series._id },
                    body: { meeting: id },
                  });
                  await invalidate(client, 'Meeting');
                  return message;
                },
                confirm: { title: m.restoreSeriesTitle, body: m.restoreSeriesText, cancelLabel: m.keepCancelled },
              }
            : {
                label: m.cancelSeries,
                icon: <CalendarOff aria-hidden="true" />,
                change: async () => {
                  await api.cancelMeetingSeries({ params: { id: series._id } });
                  await invalidate(client, 'Meeting');
                  return m.seriesCancelled;
                },
                confirm: { title: m.cancelSeriesTitle, body: m.cancelSeriesText, cancelLabel: m.keepSeries },
              },
        ]
      : []),
    { divider: true },
    {
      label: m.remove,
      icon: <Trash2 aria-hidden="true" />,
      tone: 'danger' as const,
      disabled: isOver || state === 'live',
      change: async () => {
        const { message } = await api.removeMeeting({ params: { id } });
        await navigate('/admin/meetings');
        await invalidate(client, 'Meeting');
        return message;
      },
      confirm: { title: m.removeTitle, body: m.removeText },
    },
  ];
  const run = async ({ change }: RowAction) => {
    if (change) await runChange(change, m.failed);
  };

  return (
    <Cluster gap={8}>
      <Button icon={<Pencil aria-hidden="true" />} onClick={() => setOpened({ plan: { kind: 'meeting', meeting } })}>
        {m.edit}
      </Button>
      <RowMenu
        label={m.more}
        actions={actions}
        onChange={(action) => {
          if (action.confirm) setOpened({ asked: action });
          // The toast has reported the failure.
          else run(action).catch(() => {});
        }}
      />
      {plan && <MeetingDialog plan={plan} onClose={() => setOpened(null)} />}
      {asked?.confirm && (
        <ConfirmDialog
          open
          tone={asked.tone}
          onClose={() => setOpened(null)}
          onConfirm={() => run(asked)}
          title={asked.confirm.title}
          confirmLabel={asked.label}
          cancelLabel={asked.confirm.cancelLabel}
        >
          {asked.confirm.body}
        </ConfirmDialog>
      )}
    </Cluster>
  );
}
