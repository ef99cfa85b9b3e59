import { commentPlace, isCommentAt, maxCommentFiles } from '../../primitives/marker/comment-place.ts';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { RecordingId } from '../../primitives/schema/ids.ts';
import { entryAt } from '../answer/given-entry.ts';
import type { Question } from '../core/question.ts';
import { manifestOf, type AnswerEntry, type Block } from '../core/registry.ts';
import { emptyVideoSpeakingEntry } from '../../types/video-speaking/defaults.ts';

/** The entry of a block that nothing was given for. The entry of a video is made with the first thing that is given, and has no template. */
function emptyEntry(block: Block | undefined): AnswerEntry | null {
  if (!block) return null;
  return block.type === 'VideoSpeaking' ? emptyVideoSpeakingEntry() : manifestOf(block.type).template(block);
}

/**
 * Puts a file or a spoken comment of a marker into the marks of the block that it was made for, for hosts that keep what is on its way
 * with `createMarkerFiles`. A file that is there already is not put there twice.
 *
 * @param place as `createMarkerFiles` names it
 * @returns the new answers, or null where no block of the question takes the file, or its block has as many files as it may
 */
export function placeMarkerFile(
  question: Pick<Question, 'questions'>,
  answers: readonly AnswerEntry[],
  place: RecordingId,
  file: FileRef,
): AnswerEntry[] | null {
  const index = question.questions.findIndex(({ id }) => id !== undefined && isCommentAt(commentPlace(id), place));
  const entry = entryAt(answers, index) ?? emptyEntry(question.questions[index]);
  if (!entry || Array.isArray(entry) || !('instructorFiles' in entry)) return null;
  const { instructorFiles } = entry;
  if (instructorFiles.some(({ id }) => id === file.id)) return [...answers];
  if (instructorFiles.length >= maxCommentFiles) return null;
  const next = [...answers];
  while (next.length < index) next.push([]);
  next[index] = { ...entry, instructorFiles: [...instructorFiles, file] };
  return next;
}
