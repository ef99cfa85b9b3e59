import type { ChatMessage } from '@rubrica/api-client/contract';
import { IconButton, QuietButton, token } from '@rubrica/ui';
import { Flag, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

export const Bubble = styled.li`
  display: grid;
  grid-template-columns: minmax(0, auto) auto;
  justify-content: start;
  align-items: center;
  gap: 2px ${token.space[4]};
  font-size: ${token.font[14]};

  & > [data-part='text'] {
    display: grid;
    gap: ${token.space[8]};
    max-inline-size: 60ch;
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    border-start-start-radius: 2px;
    background: ${token.color.surface};
    line-height: 1.55;
    overflow-wrap: anywhere;
  }
  & > [data-part='text'] > p {
    white-space: pre-wrap;
  }
  & > [data-part='head'],
  & > [data-part='foot'] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & > [data-part='head'] > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  & > [data-part='foot'][data-failed] {
    color: ${token.color.danger};
  }
  /* What can be done with a message shows with the pointer or the focus, and always to touch. */
  & > button {
    opacity: 0;
  }
  &:hover > button,
  &:focus-within > button {
    opacity: 1;
  }
  @media (hover: none) {
    & > button {
      opacity: 1;
    }
  }
  &[data-by='staff'] {
    justify-content: end;
  }
  &[data-by='staff'] > [data-part='text'] {
    grid-column: 1 / -1;
    justify-self: end;
    border-color: transparent;
    border-radius: ${token.radius.card};
    border-start-end-radius: 2px;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &[data-by='staff'] > :is([data-part='head'], [data-part='foot']) {
    justify-content: end;
  }
  &[data-by='note'] {
    justify-content: stretch;
    grid-template-columns: minmax(0, 1fr);
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px dashed ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
  }
  &[data-by='note'] > [data-part='text'] {
    max-inline-size: none;
    padding: 0;
    border: 0;
    background: none;
  }
  &[data-by='note'] > [data-part='head'] {
    color: ${token.color.ink};
    font-weight: 600;
  }
`;

interface MessageRowProps {
  message: ChatMessage;
  /** Whether the reader wrote it. */
  isOwn: boolean;
  /** The name of the thread's owner. */
  ownerName: string;
  /** What became of an answer, below the newest one alone. */
  receipt: string | null;
  onReport: (message: ChatMessage) => void;
  /** Absent for those who settle no reports. */
  onSettleReport: ((message: ChatMessage) => void) | undefined;
  /** Its files. */
  children?: ReactNode;
}

/** What was written, by whom and when. */
export function MessageRow(props: MessageRowProps) {
  const { message, isOwn, ownerName, receipt, onReport, onSettleReport, children } = props;
  const m = useMessages({ en, ar });
  const { time } = useFormat();
  const { by, author, text, createdAt, isDeleted, report, delivery } = message;
  const { settled } = report ?? { settled: null };
  const isOpenReport = report !== null && settled === null;
  const name = by === 'owner' ? ownerName : isOwn ? m.you : (author?.name ?? m.school);
  return (
    <Bubble data-by={by}>
      <div data-part="head">
        {by === 'note' && <StickyNote aria-hidden="true" />}
        {by === 'note' && <span>{m.note}</span>}
        <bdi>{name}</bdi>
        <time dateTime={createdAt}>{time(createdAt)}</time>
      </div>
      <div data-part="text">
        {isDeleted ? <em>{m.removed}</em> : text !== '' && <p dir="auto">{text}</p>}
        {children}
      </div>
      {by === 'owner' && !isOpenReport && !isDeleted && (
        <IconButton label={m.report} icon={<Flag aria-hidden="true" />} onClick={() => onReport(message)} />
      )}
      {(receipt !== null || report) && (
        <div
          data-part="foot"
          data-failed={isOpenReport || delivery === 'failed' || delivery === 'unknown' ? '' : undefined}
        >
          <span>{report ? m.reportedBy(report.by?.name ?? m.somebody, report.reason) : receipt}</span>
          {settled && <span>{m.reportOutcomes[settled.outcome](settled.by?.name ?? m.somebody)}</span>}
          {isOpenReport && onSettleReport && (
            <QuietButton onClick={() => onSettleReport(message)}>{m.settleReport}</QuietButton>
          )}
        </div>
      )}
    </Bubble>
  );
}

/** A line between days. */
const DayLine = styled.li`
  padding-block: ${token.space[8]};
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  text-align: center;
`;

/** A day, as the log says it. */
export function Day({ moment, ago }: { moment: string; ago: number }) {
  const m = useMessages({ en, ar });
  const { date } = useFormat();
  return <DayLine>{ago === 0 ? m.today : ago === 1 ? m.yesterday : date(moment)}</DayLine>;
}
