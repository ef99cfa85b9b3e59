import type { AttendanceStatus } from '@rubrica/api-client/contract';
import { IconButton, QuietButton, TextField, token, visuallyHidden } from '@rubrica/ui';
import { MessageSquarePlus, X } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ar as statusAr, en as statusEn } from '../../../lib/attendance/messages.ts';
import type { CalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { focusStatus } from './focus-status.ts';
import type { ShownLine } from './use-attendance.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(130px, 1fr) 320px 36px 36px;
  gap: ${token.space[4]} ${token.space[12]};
  align-items: center;
  min-block-size: 52px;
  padding: ${token.space[4]} ${token.space[12]};

  &:focus-within {
    background: ${token.color.hover};
  }
  & + & {
    border-block-start: 1px solid ${token.color.line};
  }
  & > div:first-child {
    min-inline-size: 0;
  }
  & strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > [data-part='remark'][data-open] {
    grid-column: 1 / -1;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & small[data-part='dispute'] {
    color: ${token.color.warningInk};
    font-weight: 550;
  }
  & > fieldset {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2px;
    padding: 3px;
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
  }
  & legend {
    ${visuallyHidden}
  }
  & label:has(> input[type='radio']) {
    display: grid;
    place-items: center;
    min-block-size: 32px;
    padding-inline: 2px;
    border-radius: 4px;
    font-size: ${token.font[14]};
    line-height: 1.2;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & label:has(> input[type='radio']) {
      min-block-size: 44px;
    }
  }
  & label:has(> input[type='radio']):hover {
    background: ${token.color.surface};
  }
  & label[data-proposed] {
    box-shadow: inset 0 0 0 1px ${token.color.lineStrong};
  }
  & label:has(:disabled) {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & label:has(:checked) {
    font-weight: 650;
    box-shadow: inset 0 0 0 1px currentcolor;
  }
  & label:has([value='Present']:checked) {
    background: ${token.color.successSoft};
    color: ${token.color.successInk};
  }
  & label:has([value='Late']:checked) {
    background: ${token.color.warningSoft};
    color: ${token.color.warningInk};
  }
  & label:has([value='Absent']:checked) {
    background: ${token.color.dangerSoft};
    color: ${token.color.dangerInk};
  }
  & label:has([value='Excused']:checked) {
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  & input[type='radio'] {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 44px 44px;
    padding-block: ${token.space[8]};
    & > fieldset {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  /* On paper the statuses stand beside the name, to be ticked by hand as well. */
  @media print {
    grid-template-columns: minmax(0, 1fr) 320px;
    break-inside: avoid;
    & > fieldset {
      grid-row: 1;
      grid-column: 2;
    }
  }
`;

/** In the order of their keys. */
const statusOrder: readonly AttendanceStatus[] = ['Present', 'Late', 'Absent', 'Excused'];

interface AttendanceRowProps {
  line: ShownLine;
  /** Nobody can have attended what has not begun. */
  canOnlyExcuse: boolean;
  /** Once a meeting is over everybody has a status. */
  canClear: boolean;
  format: CalendarFormat;
  onStatus: (student: string, status: AttendanceStatus | null) => void;
  onRemark: (student: string, remark: string) => void;
}

/** One student on the sheet. It is drawn again only when something of this student changes. */
export const AttendanceRow = memo(function AttendanceRow(props: AttendanceRowProps) {
  const { line, canOnlyExcuse, canClear, format, onStatus, onRemark } = props;
  const { sheet: m } = useMessages({ en, ar });
  const { statuses } = useMessages({ en: statusEn, ar: statusAr });
  const name = useId();
  const [isWriting, setWriting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It appears because somebody wants to write.
    if (isWriting) field.current?.focus();
  }, [isWriting]);
  const { student, status, proposed, joinedAt, remark, dispute, confirmedBy, confirmedAt, isChanged } = line;
  const joined =
    joinedAt === null
      ? ''
      : proposed && status === null
        ? m.proposes(format.time(joinedAt), statuses[proposed])
        : m.joined(format.time(joinedAt));
  const confirmed = isChanged || confirmedAt === null ? '' : confirmedBy === null ? m.closed : m.markedBy(confirmedBy);
  /** Sets the status by a button that goes then: the focus stays in the row. */
  const setFrom = (event: MouseEvent<HTMLElement>, next: AttendanceStatus | null) => {
    onStatus(student._id, next);
    focusStatus(event.currentTarget.closest('li'));
  };
  return (
    <Row data-student={student._id}>
      <div>
        <strong>
          <bdi>{student.name}</bdi>
        </strong>
        {dispute && <small data-part="dispute">{m.says(dispute)}</small>}
        {dispute && status !== null && !isChanged && (
          // To press the status that is chosen already is no change to a browser.
          <QuietButton onClick={(event) => setFrom(event, status)}>{m.keep(statuses[status])}</QuietButton>
        )}
        <small title={confirmedAt ? format.dateTime(confirmedAt) : undefined}>
          <bdi>{[joined || (confirmed ? '' : m.notJoined), confirmed].filter(Boolean).join(' · ')}</bdi>
        </small>
      </div>
      <fieldset>
        <legend>{m.status(student.name)}</legend>
        {statusOrder.map((each) => (
          <label key={each} data-proposed={status === null && proposed === each ? '' : undefined}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={status === each}
              disabled={canOnlyExcuse && each !== 'Excused'}
              onChange={() => onStatus(student._id, each)}
            />
            {statuses[each]}
          </label>
        ))}
      </fieldset>
      {status === null || !canClear ? (
        <span />
      ) : (
        <IconButton
          hideTooltip
          tabIndex={-1}
          label={m.clear(student.name)}
          icon={<X aria-hidden="true" />}
          onClick={(event) => setFrom(event, null)}
        />
      )}
      <div data-part="remark" data-open={isWriting || remark ? '' : undefined}>
        {isWriting || remark ? (
          <TextField
            label={m.remarkOf(student.name)}
            hideLabel
            placeholder={m.remark}
            value={remark}
            maxLength={500}
            ref={field}
            onChange={(event) => onRemark(student._id, event.target.value)}
            // A remark that is cleared takes the field away only once the focus has left it, and not with the focus of the window.
            onFocus={() => setWriting(true)}
            onBlur={({ currentTarget }) => setWriting(document.activeElement === currentTarget)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              focusStatus(event.currentTarget.closest('li'));
            }}
          />
        ) : (
          <IconButton
            data-remark=""
            tabIndex={-1}
            label={m.remarkOf(student.name)}
            hideTooltip
            icon={<MessageSquarePlus aria-hidden="true" />}
            onClick={() => setWriting(true)}
          />
        )}
      </div>
    </Row>
  );
});
