import type { StudentAttendance } from '@rubrica/api-client/contract';
import { Cluster, Heading, Stack, token } from '@rubrica/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { AttendanceHistory } from './attendance-history.tsx';
import { CountsChart } from './counts-chart.tsx';
import { ar, en } from './messages.ts';

const Figure = styled.div`
  min-inline-size: 140px;
  & > strong {
    display: block;
    font-size: ${token.font[28]};
    font-weight: 650;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(560px, 100%), 1fr));
  gap: ${token.space[32]};
  align-items: start;
`;

interface AttendanceSummaryProps {
  attendance: StudentAttendance;
  format: CalendarFormat;
  /** The level of the headings inside. */
  level: 2 | 3;
  /** How many meetings of the history are shown. */
  maxEntries?: number;
  /** What stands after a shortened history. */
  more?: ReactNode;
}

/** How often a student attended, by month, by group and by course, and each meeting. */
export function AttendanceSummary({ attendance, format, level, maxEntries, more }: AttendanceSummaryProps) {
  const m = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const { ratePercent, streak, byMonth, byGroup, byCourse, history } = attendance;
  const shown = maxEntries === undefined ? history : history.slice(0, maxEntries);
  return (
    <Stack gap={32}>
      <Cluster gap={32} align="start">
        <Figure>
          <span>{m.rate}</span>
          <strong>{ratePercent === null ? '–' : percent(ratePercent)}</strong>
          <span>{ratePercent === null ? m.noRate : m.rateHint}</span>
        </Figure>
        <Figure>
          <span>{m.streak}</span>
          <strong>{number(streak.current)}</strong>
          <span>{m.longest(streak.longest)}</span>
        </Figure>
      </Cluster>
      <Charts>
        {byMonth.length > 0 && (
          <Section title={m.byMonth} level={level}>
            <CountsChart
              label={m.month}
              rateLabel={m.rate}
              rows={byMonth.map(({ month, ...row }) => ({ ...row, name: format.month(`${month}-01`) }))}
            />
          </Section>
        )}
        {byGroup.length > 0 && (
          <Section title={m.byGroup} level={level}>
            <CountsChart
              label={m.group}
              rateLabel={m.rate}
              rows={byGroup.map(({ group, ...row }) => ({ ...row, name: group }))}
            />
          </Section>
        )}
        {byCourse.length > 0 && (
          <Section title={m.byCourse} level={level}>
            <CountsChart
              label={m.course}
              rateLabel={m.rate}
              rows={byCourse.map(({ course, ...row }) => ({ ...row, name: course }))}
            />
          </Section>
        )}
      </Charts>
      <Section title={m.history} level={level}>
        <AttendanceHistory entries={shown} format={format} />
        {shown.length < history.length && more}
      </Section>
    </Stack>
  );
}

function Section({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={level} size={16} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
