import type { AttendanceLine, AttendanceStatus, Meeting } from '@rubrica/api-client/contract';
import { Banner, Cluster, EmptyState, Heading, IconButton, QuietButton, token } from '@rubrica/ui';
import { CheckCheck, Keyboard, UserCheck } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { joinEarlyMs } from '../../../lib/calendar/join-early.ts';
import type { CalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useNow } from '../../../lib/calendar/use-now.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { KeysDialog } from '../../../lib/keyboard/keys-dialog.tsx';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { SaveIndicator } from '../../../lib/saving/save-indicator.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { AttendanceConflictDialog } from './attendance-conflict-dialog.tsx';
import { AttendanceRow } from './attendance-row.tsx';
import { focusStatus } from './focus-status.ts';
import { sheetActionOf } from './sheet-key.ts';
import { useAttendance, type ShownLine } from './use-attendance.ts';
import { useFocusedRowInView } from './use-focused-row-in-view.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};

  & > p:first-of-type {
    flex: 1 1 auto;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  list-style: none;
  overflow: hidden;
`;

/** Disputes first, then by name, as they were when the page opened: no row moves away while somebody marks it. */
function orderOf(lines: readonly AttendanceLine[]): string[] {
  return lines
    .toSorted((a, b) => Number(b.dispute !== '') - Number(a.dispute !== ''))
    .map(({ student }) => student._id);
}

const rowOf = (list: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Element && list?.contains(target) ? target.closest<HTMLElement>('li') : null;

interface AttendanceSheetProps {
  meeting: Meeting;
  lines: readonly AttendanceLine[];
  format: CalendarFormat;
}

/** Who was there: a row for each student, marked by keyboard, and saved by itself. */
export function AttendanceSheet({ meeting, lines: fetched, format }: AttendanceSheetProps) {
  const { sheet: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [order] = useState(() => orderOf(fetched));
  const attendance = useAttendance(meeting._id, fetched);
  const { change, saving, conflict, flush } = attendance;
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const lines = attendance.lines.toSorted((a, b) => place(a.student._id) - place(b.student._id));
  const unmarked = lines.filter(({ status }) => status === null);
  const now = useNow();
  const canOnlyExcuse = meeting.state === 'scheduled' && Date.parse(meeting.startsAt) - now > joinEarlyMs;
  const canClear = meeting.state !== 'ended';
  const joined = unmarked.filter(({ proposed }) => proposed !== null);

  const setStatus = useCallback(
    (student: string, status: AttendanceStatus | null) => change([student], () => ({ status })),
    [change],
  );
  const setRemark = useCallback((student: string, remark: string) => change([student], () => ({ remark })), [change]);

  useFocusedRowInView(list, fetched.length === 0);

  /** After what marks several students, whose button goes: the focus is on the first who is left, or where nobody is, on the heading. */
  const goOn = (left?: ShownLine) => {
    const row = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset['student'] === left?.student._id,
    );
    if (row) focusStatus(row);
    else document.getElementById(titleId)?.focus();
  };
  const takeProposed = () => {
    change(
      joined.map(({ student }) => student._id),
      ({ proposed }) => ({ status: proposed }),
    );
    goOn(unmarked.find(({ proposed }) => proposed === null));
  };
  const canMarkRest = unmarked.length > 0 && !canOnlyExcuse;
  const markRestPresent = () =>
    change(
      unmarked.map(({ student }) => student._id),
      () => ({ status: 'Present' }),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const action = sheetActionOf(event);
    if (!action) return;
    const row = rowOf(list.current, event.target);
    // The keys that mean a student are the page's elsewhere, but for those that go to one.
    if (!row && (action.kind === 'mark' || action.kind === 'remark' || event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    switch (action.kind) {
      case 'help':
        return setHelpOpen(true);
      case 'rest-present':
        if (!canMarkRest) return;
        markRestPresent();
        if (event.target instanceof Element && event.target.closest('[data-marks-several]')) goOn();
        return;
      case 'remark':
        row?.querySelector<HTMLElement>('[data-part="remark"] input')?.focus();
        return row?.querySelector<HTMLElement>('[data-remark]')?.click();
      case 'move':
        if (!row) return focusStatus(list.current?.firstElementChild);
        return focusStatus(action.by === 1 ? row.nextElementSibling : row.previousElementSibling);
      case 'mark': {
        const student = row?.dataset['student'];
        const { status } = action;
        if (status === null ? !canClear : canOnlyExcuse && status !== 'Excused') return;
        if (student) setStatus(student, status);
        if (status !== null) focusStatus(row?.nextElementSibling ?? row);
      }
    }
  };
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  if (fetched.length === 0) return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
  return (
    <Frame aria-labelledby={titleId}>
      <Bar>
        <Heading level={2} size={18} id={titleId} tabIndex={-1}>
          {m.title}
        </Heading>
        <p>{m.lead(lines.length - unmarked.length, lines.length)}</p>
        <SaveIndicator state={saving.state} messages={m.saving} />
        {saving.error !== undefined && <QuietButton onClick={() => void flush()}>{m.tryAgain}</QuietButton>}
        <Cluster gap={4}>
          {joined.length > 0 && (
            <QuietButton data-marks-several="" icon={<UserCheck aria-hidden="true" />} onClick={takeProposed}>
              {m.takeProposed(joined.length)}
            </QuietButton>
          )}
          {canMarkRest && (
            <QuietButton
              data-marks-several=""
              icon={<CheckCheck aria-hidden="true" />}
              aria-keyshortcuts="Shift+P"
              onClick={() => {
                markRestPresent();
                goOn();
              }}
            >
              {m.othersPresent(unmarked.length)}
            </QuietButton>
          )}
          <IconButton
            label={m.keys}
            shortcut="?"
            icon={<Keyboard aria-hidden="true" />}
            onClick={() => setHelpOpen(true)}
          />
        </Cluster>
      </Bar>
      {canOnlyExcuse && <Note>{m.onlyExcuse}</Note>}
      {saving.state.kind === 'closed' && (
        <Banner tone="danger" announce>
          {m.stopped(errorText(saving.state.error, common))}
        </Banner>
      )}
      {attendance.wasRestored && <Banner tone="info">{m.restored}</Banner>}
      <Rows ref={list}>
        {lines.map((line) => (
          <AttendanceRow
            key={line.student._id}
            line={line}
            canOnlyExcuse={canOnlyExcuse}
            canClear={canClear}
            format={format}
            onStatus={setStatus}
            onRemark={setRemark}
          />
        ))}
      </Rows>
      {conflict && (
        <AttendanceConflictDialog
          lines={lines}
          conflict={conflict}
          onKeepMine={() => attendance.resolveConflict(true)}
          onTakeTheirs={() => attendance.resolveConflict(false)}
        />
      )}
      {isHelpOpen && <KeysDialog title={m.keys} keys={m.keyTable} onClose={() => setHelpOpen(false)} />}
    </Frame>
  );
}
