import type { FileRef } from '../../primitives/schema/fields.ts';
import type { StudentQuestion } from './question.ts';
import { answeringOf, fittingEntry } from './answering.ts';
import type { AnswerEntry } from './registry.ts';
import type { RecordingId } from '../../primitives/schema/ids.ts';

/**
 * Puts a stored recording into the answers of the question that it belongs to, for hosts that show one question at a time:
 * `usePendingRecordings` and `flushRecordings` hand over what arrives while its recorder is not on the page.
 *
 * @param recordingId as they name it
 * @returns the new answers, or null where nothing in this question has that recording id
 */
export function placeRecording(
  question: Pick<StudentQuestion, 'questions'>,
  answers: readonly AnswerEntry[],
  recordingId: RecordingId,
  file: FileRef,
): AnswerEntry[] | null {
  for (const [index, block] of question.questions.entries()) {
    const entry = answeringOf(block).placeRecording(block, fittingEntry(block, answers[index]), recordingId, file);
    if (!entry) continue;
    const next = [...answers];
    while (next.length < index) next.push([]);
    next[index] = entry;
    return next;
  }
  return null;
}
