import { isConflict } from '@rubrica/api-client';
import { Stack, TextField, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import type { CalendarDate } from '../../../lib/calendar/dates.ts';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useKnownTimeZone } from '../../../lib/calendar/use-school-time-zone.ts';
import { wallTimeOf } from '../../../lib/calendar/zone.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { ResourceDialog, type SaveQuestion } from '../../../lib/resource/resource-dialog.tsx';
import { useCreateOnce } from '../../../lib/resource/use-create-once.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { AudienceFields, MoreFields } from './audience-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import {
  fieldsOf,
  isOver,
  momentsOf,
  planFormOf,
  planSchema,
  ruleOf,
  whenOf,
  type Plan,
  type PlanForm,
} from './plan-form.ts';
import { RepeatField, TimeFields } from './time-fields.tsx';

const More = styled.details`
  & > summary {
    min-block-size: 32px;
    color: ${token.color.accent};
    font-size: ${token.font[14]};
    font-weight: 550;
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: ${token.space[12]};
  }
`;

interface MeetingDialogProps {
  plan: Plan;
  onClose: () => void;
  /** Called with the date of a new meeting, or of the first of a series. */
  onPlanned?: (date: CalendarDate) => void;
}

/** Plans a meeting or a weekly series, edits one meeting, or edits a series from now on. */
export function MeetingDialog(props: MeetingDialogProps) {
  const timeZone = useKnownTimeZone();
  // By another clock, the form would show other times than it saves.
  return timeZone === undefined ? null : <PlanDialog {...props} timeZone={timeZone} />;
}

function PlanDialog({ plan, onClose, onPlanned, timeZone }: MeetingDialogProps & { timeZone: string }) {
  const messages = useMessages({ en, ar });
  const { form: m } = messages;
  const client = useQueryClient();
  const schema = useMemo(() => planSchema(messages), [messages]);
  const meeting = plan.kind === 'new' ? null : plan.meeting;
  const stored = useRef(meeting);
  const createOnce = useCreateOnce();

  const save = async (form: PlanForm): Promise<string> => {
    if (!stored.current) {
      const body = { ...fieldsOf(form), when: whenOf(form, timeZone) };
      const saved = await createOnce(body, (headers) => api.createMeeting({ body, headers }));
      onPlanned?.(wallTimeOf(saved.startsAt, timeZone).date);
      return m.planned(saved.title);
    }
    if (plan.kind === 'series' && stored.current.series) {
      const { _id, rev } = stored.current.series;
      const body = { ...fieldsOf(form), rule: ruleOf(form), rev };
      const { changed, added, removed } = await api.updateMeetingSeries({ params: { id: _id }, body });
      return m.seriesSaved(changed, added, removed);
    }
    const { _id, rev, state } = stored.current;
    const body = { ...fieldsOf(form), ...momentsOf(form, timeZone), isCancelled: state === 'cancelled', rev };
    return m.saved((await api.updateMeeting({ params: { id: _id }, body })).title);
  };

  const format = useCalendarFormat(timeZone);
  /** A time that is over is mostly a slip; a meeting that took place without having been planned is entered for its attendance. */
  const questionOf = (form: PlanForm): SaveQuestion | null => {
    const wasOver = plan.kind !== 'new' && isOver(planFormOf(plan, timeZone), timeZone);
    if (wasOver || !isOver(form, timeZone)) return null;
    const { startsAt, endsAt } = momentsOf(form, timeZone);
    const text = form.repeat === 'weekly' ? m.overSeries : m.over(format.dayAndRange(startsAt, endsAt));
    return { title: m.overTitle, text, save: m.overSave, back: m.overBack };
  };

  return (
    <ResourceDialog
      title={plan.kind === 'new' ? m.title : plan.kind === 'series' ? m.editSeries : m.editOne}
      {...(plan.kind === 'series' ? { description: m.seriesLead } : {})}
      schema={schema}
      defaultValues={planFormOf(plan, timeZone)}
      onSave={async (form) => {
        const message = await save(form);
        await invalidate(client, 'Meeting');
        return message;
      }}
      questionOf={questionOf}
      {...(plan.kind === 'new' ? { saveLabel: messages.plan } : {})}
      storedValues={(error) => {
        if (plan.kind === 'new' || !(isConflict(error, 'updateMeeting') || isConflict(error, 'updateMeetingSeries')))
          return undefined;
        stored.current = error.current;
        return planFormOf({ kind: plan.kind, meeting: error.current }, timeZone);
      }}
      labels={{ ...m, title: m.name, durationMinutes: m.duration }}
      failed={m.failed}
      onClose={onClose}
      fields={(field) => (
        <>
          {/* Before the title: what a title that was left empty says would move it away from under a press. */}
          {plan.kind === 'new' && <RepeatField />}
          <TextField {...field('title')} label={m.name} autoComplete="off" required />
          <TimeFields timeZone={timeZone} isOne={plan.kind === 'meeting'} field={field} />
          <AudienceFields meeting={meeting} field={field} />
          {/* Below what it follows from: it grows while one chooses, and moves no field that one is in. */}
          <ConflictNotice
            timeZone={timeZone}
            edited={{
              except: plan.kind === 'meeting' ? plan.meeting._id : null,
              exceptSeries: plan.kind === 'series' ? (plan.meeting.series?._id ?? null) : null,
            }}
          />
          <More>
            <summary>{m.more}</summary>
            <Stack gap={16}>
              <MoreFields meeting={meeting} field={field} />
            </Stack>
          </More>
        </>
      )}
    />
  );
}
