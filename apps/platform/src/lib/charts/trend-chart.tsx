import { token, useUi } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../format.ts';
import { linePoints } from './line-points.ts';

/** A line of the chart: a value in percent for each label, or null where there is none. */
export interface TrendLine {
  name: string;
  values: readonly (number | null)[];
}

interface TrendChartProps {
  /** What the chart shows, for its table. */
  label: string;
  /** The header of the table's first column. */
  labelsHeader: string;
  /** The words that open the table. */
  tableLabel: string;
  /** Along the axis, oldest first. */
  labels: readonly string[];
  lines: readonly TrendLine[];
}

const height = 160;
const width = 100;
/** Lines differ in colour and in dashes. */
const strokes = [
  { color: token.color.accent, dashes: undefined },
  { color: token.color.highlight, dashes: '8 4' },
  { color: token.color.violet, dashes: '2 4' },
  { color: token.color.success, dashes: '12 4 2 4' },
  { color: token.color.danger, dashes: '4 2' },
] as const;
const strokeOf = (index: number) => strokes[index % strokes.length] ?? strokes[0];

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[4]} ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
  }
  & > div > span {
    display: flex;
    justify-content: space-between;
  }
  & > div > span:first-child {
    flex-direction: column;
  }
  & > div > span:last-child {
    grid-column: 2;
  }
  & svg {
    display: block;
    inline-size: 100%;
    block-size: ${height}px;
    overflow: visible;
  }
  & line {
    stroke: ${token.color.line};
    vector-effect: non-scaling-stroke;
  }
  & path {
    fill: none;
    stroke-width: 2.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & path[data-part='point'] {
    stroke-width: 8;
    stroke-linecap: round;
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[16]};
    font-size: ${token.font[14]};
  }
  & figcaption svg {
    display: inline-block;
    inline-size: 28px;
    block-size: 8px;
    margin-inline-end: ${token.space[4]};
  }
  & summary {
    min-block-size: 44px;
    padding-block: ${token.space[8]};
    cursor: pointer;
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
    padding: ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    & path {
      forced-color-adjust: none;
    }
  }
`;

/** Percentages over time, a line each; the table behind it says the same in numbers. Time runs in the direction of reading. */
export function TrendChart({ label, labelsHeader, tableLabel, labels, lines }: TrendChartProps) {
  const { percent } = useFormat();
  const { dir } = useUi();
  return (
    <Figure>
      <figcaption>
        {lines.map(({ name }, index) => (
          <span key={name}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path d="M0 4H28" stroke={strokeOf(index).color} strokeDasharray={strokeOf(index).dashes} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <div aria-hidden="true">
        <span>
          {[100, 50, 0].map((value) => (
            <small key={value}>{percent(value)}</small>
          ))}
        </span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          {[0, 0.5, 1].map((share) => (
            <line key={share} x1="0" x2={width} y1={share * height} y2={share * height} />
          ))}
          {lines.map(({ name, values }, index) => {
            const points = linePoints(values, { width, height, isMirrored: dir === 'rtl' });
            const { color, dashes } = strokeOf(index);
            return (
              <g key={name} stroke={color}>
                <path
                  d={points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
                  strokeDasharray={dashes}
                />
                {points.map(([x, y]) => (
                  <path key={x} data-part="point" d={`M${x} ${y}h0`} />
                ))}
              </g>
            );
          })}
        </svg>
        <span style={labels.length === 1 ? { justifyContent: 'center' } : undefined}>
          {labels.map((text, index) => (
            <small key={text} hidden={index > 0 && index < labels.length - 1}>
              {text}
            </small>
          ))}
        </span>
      </div>
      <details>
        <summary>{tableLabel}</summary>
        <div>
          <table aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{labelsHeader}</th>
                {lines.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((text, row) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  {lines.map(({ name, values }) => {
                    const value = values[row] ?? null;
                    return <td key={name}>{value === null ? '–' : percent(value)}</td>;
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
