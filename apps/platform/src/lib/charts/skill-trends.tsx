import type { SkillTrend } from '@rubrica/api-client/contract';
import { token, useUi } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useCalendarFormat } from '../calendar/use-calendar-format.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import * as work from '../work/messages.ts';
import { WorkGlyph, workColor } from '../work/work-icon.tsx';
import { skills, type Skill } from '../work/work.ts';
import { linePoints } from './line-points.ts';

const en = { week: 'Week of', table: 'The trend as a table', label: 'Marks by skill and week' };
const ar: typeof en = { week: 'الأسبوع من', table: 'المنحى في جدول', label: 'الدرجات بحسب المهارة والأسبوع' };

const size = { width: 100, height: 36 };

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
    gap: ${token.space[16]} ${token.space[24]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li > p {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: ${token.font[14]};
  }
  & > ul > li > p > b {
    margin-inline-start: auto;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > ul > li > p > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='plane'] {
    display: block;
    inline-size: 100%;
    block-size: ${size.height + 8}px;
    padding-block: 4px;
    overflow: visible;
    border-block-end: 1px solid ${token.color.line};
    forced-color-adjust: none;
  }
  & path {
    fill: none;
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & path[data-part='point'] {
    stroke-width: 7;
  }
  & summary {
    min-block-size: 44px;
    padding-block: ${token.space[8]};
    cursor: pointer;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & details > div {
    overflow-x: auto;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: ${token.space[4]} ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    white-space: nowrap;
  }
  @media print {
    & details {
      display: none;
    }
  }
`;

interface SkillTrendsProps {
  trend: SkillTrend;
  /** The mark of each skill over the whole period, shown with its line. The newest week's when absent. */
  marks?: readonly { skill: Skill; percent: number }[];
}

/** The marks of each skill over the weeks, a small line each; the table behind them says the same in numbers. Time runs in the direction of reading. */
export function SkillTrends({ trend, marks }: SkillTrendsProps) {
  const m = useMessages({ en, ar });
  const names = useMessages({ en: work.en, ar: work.ar });
  const { percent } = useFormat();
  // A week is a date, which is the same on every clock.
  const { dateOf } = useCalendarFormat('UTC');
  const weeks = [...new Set(trend.map(({ week }) => week))];
  const shown = skills.filter((skill) => trend.some((row) => row.skill === skill));
  const valueOf = (skill: Skill, week: string) =>
    trend.find((row) => row.skill === skill && row.week === week)?.percent ?? null;
  return (
    <Figure>
      <ul>
        {shown.map((skill) => {
          const values = weeks.map((week) => valueOf(skill, week));
          const newest = values.findLast((value) => value !== null) ?? null;
          const shownMark = marks ? (marks.find((mark) => mark.skill === skill)?.percent ?? null) : newest;
          return (
            <li key={skill}>
              <p>
                <WorkGlyph work={skill} />
                {names[skill]}
                <b>{shownMark === null ? '–' : percent(shownMark)}</b>
              </p>
              <Line values={values} color={workColor(skill)} />
            </li>
          );
        })}
      </ul>
      <details>
        <summary>{m.table}</summary>
        <div>
          <table aria-label={m.label}>
            <thead>
              <tr>
                <th scope="col">{m.week}</th>
                {shown.map((skill) => (
                  <th key={skill} scope="col">
                    {names[skill]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week}>
                  <th scope="row">{dateOf(week)}</th>
                  {shown.map((skill) => {
                    const value = valueOf(skill, week);
                    return <td key={skill}>{value === null ? '–' : percent(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Figure>
  );
}

function Line({ values, color }: { values: readonly (number | null)[]; color: string }) {
  const { dir } = useUi();
  const points = linePoints(values, { ...size, isMirrored: dir === 'rtl' });
  return (
    <svg
      data-part="plane"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      stroke={color}
    >
      <path d={points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      {points.map(([x, y]) => (
        <path key={x} data-part="point" d={`M${x} ${y}h0`} />
      ))}
    </svg>
  );
}
