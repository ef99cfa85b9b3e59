import type { QuestionTime } from '@rubrica/api-client/contract';
import { quantile } from 'simple-statistics';

/**
 * An answer that took less than this part of the median is too quick to have been thought about: the threshold NT10 of Wise and
 * Ma (2012), without its upper limit, because a question here may be a passage with ten items.
 */
const tooQuickPart = 0.1;
/** From this part of the answers on they say something about the question. */
const manyTooQuick = 0.1;

/** Returns the figures of how long a question took; `times` are milliseconds, at least one. */
export function timeFigures(times: readonly number[]): NonNullable<QuestionTime['time']> {
  const [lowerQuartileMs = 0, medianMs = 0, upperQuartileMs = 0] = quantile([...times], [0.25, 0.5, 0.75]);
  const tooQuickBelowMs = medianMs * tooQuickPart;
  const tooQuick = times.filter((time) => time < tooQuickBelowMs).length;
  const isLookedAt = tooQuick >= times.length * manyTooQuick;
  return { lowerQuartileMs, medianMs, upperQuartileMs, tooQuickBelowMs, tooQuick, isLookedAt };
}
