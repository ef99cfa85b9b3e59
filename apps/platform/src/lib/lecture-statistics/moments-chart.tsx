import type { VideoStatistics } from '@rubrica/api-client/contract';
import { formatDuration, token, useUi } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';

const height = 96;
/** The width of a part's place, and of each of its two bars, in the chart's own units. */
const partWidth = 10;
const barWidth = 4;
/** A short video has no bars as wide as boxes. */
const widestPartPx = 48;

const Figure = styled.figure`
  margin: 0;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: ${height}px;
    overflow: visible;
  }
  & [data-part='watched'] {
    fill: ${token.color.sunken};
    stroke: ${token.color.lineStrong};
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='rewound'] {
    fill: ${token.color.accent};
  }
  & [data-part='not-understood'] {
    fill: ${token.color.danger};
  }
  & > div {
    display: flex;
    justify-content: space-between;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
  }
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[16]};
    margin-block-start: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & > figcaption > span::before {
    content: '';
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: 6px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: 2px;
    background: ${token.color.sunken};
  }
  & > figcaption > [data-part='rewound']::before {
    border-color: transparent;
    border-radius: 50%;
    background: ${token.color.accent};
  }
  & > figcaption > [data-part='not-understood']::before {
    border-color: transparent;
    background: ${token.color.danger};
  }
  @media (forced-colors: active) {
    & [data-part='rewound'],
    & [data-part='not-understood'] {
      forced-color-adjust: none;
    }
  }
`;

/** What students did with a video, along its time line: the table below it says the same in numbers. */
export function MomentsChart({ parts }: { parts: VideoStatistics['parts'] }) {
  const m = useMessages({ en, ar });
  const { language } = useUi();
  const width = parts.length * partWidth;
  const most = Math.max(1, ...parts.map(({ rewound, notUnderstood }) => Math.max(rewound, notUnderstood)));
  const barHeight = (count: number) => (count / most) * height;
  const watched = parts.flatMap(({ watchedPercent }, index) => {
    const y = height - (watchedPercent / 100) * height;
    return [`${index * partWidth},${y}`, `${(index + 1) * partWidth},${y}`];
  });
  return (
    <Figure dir="ltr" style={{ maxInlineSize: Math.max(320, parts.length * widestPartPx) }}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <polygon data-part="watched" points={[`0,${height}`, ...watched, `${width},${height}`].join(' ')} />
        {parts.map(({ startMs, rewound, notUnderstood }, index) => (
          <g key={startMs}>
            <title>{m.part(formatDuration(startMs / 1000, language))}</title>
            <rect
              data-part="rewound"
              x={index * partWidth + 1}
              y={height - barHeight(rewound)}
              width={barWidth}
              height={barHeight(rewound)}
            />
            <rect
              data-part="not-understood"
              x={index * partWidth + 1 + barWidth}
              y={height - barHeight(notUnderstood)}
              width={barWidth}
              height={barHeight(notUnderstood)}
            />
          </g>
        ))}
      </svg>
      <div aria-hidden="true">
        <span>{formatDuration(0, language)}</span>
        <span>{formatDuration((parts.at(-1)?.startMs ?? 0) / 1000, language)}</span>
      </div>
      <figcaption>
        <span>{m.watched}</span>
        <span data-part="rewound">{m.rewound}</span>
        <span data-part="not-understood">{m.notUnderstood}</span>
      </figcaption>
    </Figure>
  );
}
