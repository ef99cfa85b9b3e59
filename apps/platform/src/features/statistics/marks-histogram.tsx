import { Table, token, useUi } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { Details } from './details.tsx';

const plotHeight = 150;
/** Room for the counts above the bars, and for the scale below them. */
const topHeight = 22;
const scaleHeight = 26;
const baseline = topHeight + plotHeight;
/** Of the width, in percent. */
const barGap = 1;

const Figure = styled.figure`
  margin: 0;
  & > svg {
    display: block;
    inline-size: 100%;
    max-inline-size: 760px;
    overflow: visible;
  }
  & rect {
    fill: ${token.color.accent};
  }
  & line {
    stroke: ${token.color.lineStrong};
  }
  & text {
    fill: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
    direction: ltr;
  }
  @media (forced-colors: active) {
    & rect {
      fill: Highlight;
    }
    & text {
      fill: CanvasText;
    }
  }
`;

interface MarksHistogramProps {
  /** How many attempts are in each tenth of the points, the lowest first. */
  histogram: readonly number[];
}

/** How many attempts earned how much: bars from little to much in the direction of reading, and the same as a table. */
export function MarksHistogram({ histogram }: MarksHistogramProps) {
  const messages = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const { dir } = useUi();
  const width = 100 / histogram.length;
  const most = Math.max(1, ...histogram);
  const total = histogram.reduce((sum, count) => sum + count, 0);
  /** Where the place stands that is this far along the scale, in percent from the left. */
  const along = (place: number) => (dir === 'rtl' ? 100 - place * width : place * width);
  const rangeOf = (tenth: number) => messages.range(percent(tenth * width), percent((tenth + 1) * width));
  const rows = histogram.map((count, tenth) => ({ range: rangeOf(tenth), count }));
  const highest = rows.filter(({ count }) => count === most).map(({ range }) => range);
  return (
    <Figure>
      <svg height={baseline + scaleHeight} role="img" aria-label={messages.distributionSummary(total, highest, most)}>
        {rows.map(({ range, count }, tenth) => {
          const height = (count / most) * plotHeight;
          const middle = `${along(tenth + 0.5)}%`;
          return (
            <g key={range}>
              <rect
                x={`${Math.min(along(tenth), along(tenth + 1)) + barGap / 2}%`}
                y={baseline - height}
                width={`${width - barGap}%`}
                height={height}
                rx={2}
              />
              {count > 0 && (
                <text x={middle} y={baseline - height - 6} textAnchor="middle">
                  {number(count)}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={baseline} y2={baseline} />
        {[0, histogram.length / 2, histogram.length].map((place) => (
          <text
            key={place}
            x={`${along(place)}%`}
            y={baseline + 20}
            textAnchor={along(place) === 0 ? 'start' : along(place) === 100 ? 'end' : 'middle'}
          >
            {percent(place * width)}
          </text>
        ))}
      </svg>
      <Details>
        <summary>{messages.asTable}</summary>
        <Table
          label={messages.distribution}
          rows={rows}
          rowKey={({ range }) => range}
          columns={[
            { key: 'range', header: messages.marks, primary: true, cell: ({ range }) => range },
            { key: 'count', header: messages.attempts, align: 'end', cell: ({ count }) => number(count) },
          ]}
        />
      </Details>
    </Figure>
  );
}
