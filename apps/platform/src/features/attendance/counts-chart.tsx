/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- a table laid out as a grid loses its implicit roles in some browsers */
import type { StudentAttendance } from '@rubrica/api-client/contract';
import { token, visuallyHidden } from '@rubrica/ui';
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
  /* The name has a line of its own above its numbers. */
  @media (max-width: 600px) {
    display: grid;
    grid-template-columns: repeat(${parts.length}, minmax(0, 1fr)) auto;

    & :is(thead, tbody, tr) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
    & :is(th, td) {
      padding-inline: 4px;
    }
    & :is(th, td)[data-number] {
      inline-size: auto;
      text-align: start;
    }
    & thead th:first-child {
      ${visuallyHidden}
    }
    & tbody th {
      grid-column: 1 / -1;
      padding-block-end: 0;
      border: 0;
      overflow-wrap: anywhere;
    }
    & svg {
      max-inline-size: none;
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
    <Table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {label}
          </th>
          {parts.map(([key, status]) => (
            <th key={key} role="columnheader" scope="col" data-number="">
              {statuses[status]}
            </th>
          ))}
          <th role="columnheader" scope="col" data-number="">
            {rateLabel}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, counts, ratePercent }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              <bdi>{name}</bdi>
              <Bar counts={counts} />
            </th>
            {parts.map(([key]) => (
              <td key={key} role="cell" data-number="">
                {number(counts[key])}
              </td>
            ))}
            <td role="cell" data-number="">
              {ratePercent === null ? '–' : percent(ratePercent)}
            </td>
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
