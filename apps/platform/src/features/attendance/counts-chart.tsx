import type { StudentAttendance } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { ar, en } from '../../lib/attendance/messages.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';

type Counts = StudentAttendance['counts'];

const parts = [
  ['present', 'Present'],
  ['late', 'Late'],
  ['absent', 'Absent'],
  ['excused', 'Excused'],
] as const;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.font[14]};

  & :is(th, td) {
    padding: 6px ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
  }
  & thead th {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 550;
  }
  & tbody th {
    min-inline-size: 96px;
    font-weight: 550;
  }
  & :is(th, td)[data-number] {
    inline-size: 1%;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & svg {
    display: block;
    inline-size: 100%;
    max-inline-size: 320px;
    block-size: 8px;
    margin-block-start: 4px;
    border-radius: 3px;
  }
  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
  & [data-part='present'] {
    fill: ${token.color.success};
  }
  & [data-part='late'] {
    fill: ${token.color.warning};
  }
  & [data-part='absent'] {
    fill: ${token.color.danger};
  }
  & [data-part='excused'] {
    fill: ${token.color.lineStrong};
  }
  @media (forced-colors: active) {
    & svg {
      forced-color-adjust: none;
    }
  }
  @media (max-width: 600px) {
    & :is(th, td) {
      padding-inline: 4px;
      font-size: ${token.font[13]};
    }
    & tbody th {
      min-inline-size: 64px;
      overflow-wrap: anywhere;
    }
  }
`;

/** The rows of a chart: what each is called, and its counts. */
export interface CountRow {
  name: string;
  counts: Counts;
  ratePercent: number | null;
}

interface CountsChartProps {
  /** What the rows are: "Month". */
  label: string;
  /** What the last column is: "Attended". */
  rateLabel: string;
  rows: readonly CountRow[];
}

/** Attendance as bars in a table: the numbers stand beside the bar, so that nobody has to see it. */
export function CountsChart({ label, rateLabel, rows }: CountsChartProps) {
  const { statuses } = useMessages({ en, ar });
  const { number, percent } = useFormat();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {parts.map(([key, status]) => (
            <th key={key} scope="col" data-number="">
              {statuses[status]}
            </th>
          ))}
          <th scope="col" data-number="">
            {rateLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts, ratePercent }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
              <Bar counts={counts} />
            </th>
            {parts.map(([key]) => (
              <td key={key} data-number="">
                {number(counts[key])}
              </td>
            ))}
            <td data-number="">{ratePercent === null ? '–' : percent(ratePercent)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Bar({ counts }: { counts: Counts }) {
  const total = parts.reduce((sum, [key]) => sum + counts[key], 0);
  if (total === 0) return null;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, [key]) => sum + counts[key], 0));
  return (
    <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([key], index) => (
        <rect key={key} data-part={key} x={starts[index]} y={0} width={counts[key]} height={1} />
      ))}
    </svg>
  );
}
