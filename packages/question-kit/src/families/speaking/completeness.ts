import type { AnswerPart } from '../../primitives/schema/answer-parts.ts';
import type { Completeness } from '../../primitives/marking/marks.ts';
import { hasRecording, recordingOf } from './recordings.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

interface Spoken {
  content: readonly { id: ItemId }[];
}

/** Complete once every prompt or photo has its recording. */
export function spokenCompleteness(
  block: Spoken,
  entry: { studentAnswer: readonly AnswerPart[] } | undefined,
): Completeness {
  const parts = entry?.studentAnswer ?? [];
  const { content } = block;
  const answered = content.filter(({ id }) => recordingOf(parts, id)).length;
  if (answered > 0 && answered === content.length) return 'complete';
  return hasRecording(parts) ? 'partial' : 'empty';
}
