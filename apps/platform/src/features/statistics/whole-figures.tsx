import type { Statistics } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Moodle's advice: above the first value satisfactory, below the second one not. */
const goodAlpha = 0.75;
const fairAlpha = 0.64;
/** A skewness or kurtosis below it cannot be told from none in a class. */
const noticeable = 0.5;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: ${token.space[16]} ${token.space[32]};
  margin: 0;
  & > div {
    border-block-start: 2px solid ${token.color.line};
    padding-block-start: ${token.space[8]};
  }
  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & dd {
    margin: 0;
  }
  & dd:first-of-type {
    font-size: ${token.font[22]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & dd:last-of-type {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

/** The figures of all marks, each with a sentence that says what it means. */
export function WholeFigures({ whole }: { whole: NonNullable<Statistics['whole']> }) {
  const { figures: messages } = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const { alpha, kurtosis, maximum, mean, median, skewness, standardDeviation, standardError } = whole;
  const known = (value: number | null) => (value === null ? '–' : number(value));
  const figures = [
    [messages.mean, percent((100 * mean) / maximum), messages.meanText(mean, maximum)],
    [messages.median, percent((100 * median) / maximum), messages.medianText],
    [messages.standardDeviation, number(standardDeviation), messages.standardDeviationText],
    [messages.alpha, known(alpha), messages.alphaText[alphaLevel(alpha)]],
    [
      messages.standardError,
      known(standardError),
      standardError === null ? messages.standardErrorNone : messages.standardErrorText(standardError),
    ],
    [messages.skewness, known(skewness), messages.skewnessText[skew(skewness)]],
    [messages.kurtosis, known(kurtosis), messages.kurtosisText[peak(kurtosis)]],
  ] as const;
  return (
    <List>
      {figures.map(([name, value, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

function alphaLevel(alpha: number | null) {
  if (alpha === null) return 'none';
  if (alpha >= goodAlpha) return 'good';
  return alpha >= fairAlpha ? 'fair' : 'low';
}

function skew(skewness: number | null) {
  if (skewness === null) return 'none';
  if (Math.abs(skewness) < noticeable) return 'even';
  return skewness < 0 ? 'left' : 'right';
}

function peak(kurtosis: number | null) {
  if (kurtosis === null) return 'none';
  if (Math.abs(kurtosis) < noticeable) return 'normal';
  return kurtosis < 0 ? 'flat' : 'peaked';
}
