import type { FileRef } from '../../primitives/schema/fields.ts';
import type { StudentQuestion } from './question.ts';
import type { AnswerEntry, StudentBlock } from './registry.ts';
import { emptyVideoSpeakingEntry } from '../../types/video-speaking/template.ts';
import { recordingIdOf, videoItem, withRecording } from '../../families/speaking/recordings.ts';

/**
 * Puts a stored recording into the answers of the question that it belongs to, for hosts that show one question at a time:
 * `flushRecordings` hands over what arrives while its recorder is not on the page.
 *
 * @param recordingId as `flushRecordings` names it
 * @returns the new answers, or null where nothing in this question goes by that name
 */
export function placeRecording(
  question: Pick<StudentQuestion, 'questions'>,
  answers: readonly AnswerEntry[],
  recordingId: string,
  file: FileRef,
): AnswerEntry[] | null {
  for (const [index, block] of question.questions.entries()) {
    const entry = entryWith(block, answers[index], recordingId, file);
    if (!entry) continue;
    const next = [...answers];
    while (next.length < index) next.push([]);
    next[index] = entry;
    return next;
  }
  return null;
}

function entryWith(
  block: StudentBlock,
  entry: AnswerEntry | undefined,
  recordingId: string,
  file: FileRef,
): AnswerEntry | null {
  if (block.type === 'VideoSpeaking') {
    if (recordingIdOf(block.id, videoItem) !== recordingId) return null;
    const own = entry && 'instructorComments' in entry && 'studentMark' in entry ? entry : emptyVideoSpeakingEntry();
    return { ...own, studentAnswer: [{ kind: 'recording', file }] };
  }
  if (block.type !== 'SpeakingQA' && block.type !== 'SpeakingPhotoDescription') return null;
  const item = block.content.find(({ id }) => recordingIdOf(block.id, id) === recordingId);
  if (!item || !entry || !('studentCommunicationMark' in entry)) return null;
  return { ...entry, studentAnswer: withRecording(entry.studentAnswer, item.id, file) };
}
