import type { ShortEntry } from '../schema/answer-parts.ts';
import type { FileRef } from '../schema/fields.ts';
import type { Completeness } from '../marking/marks.ts';
import type { RecordingId } from '../schema/ids.ts';

/** The shape of an answer entry: one short answer, a list of short answers, or an answer in parts (text, recordings, files). */
export type EntryKind = 'short' | 'list' | 'parts';

/** The functions of a type that a student's page needs, without a parser. */
export interface Answering<Student, Entry> {
  /** An entry of another shape counts as unanswered. */
  entryKind: EntryKind;
  /**
   * Returns how much of a block is answered; needs no key.
   *
   * @param language - the language of the answers, a BCP 47 tag; words are counted by its rules
   */
  completeness(block: Student, entry: Entry | undefined, language: string): Completeness;
  /**
   * Returns the entry with a stored recording, or null if no part of the block has this recording id. Types that are not
   * answered by recording use `noRecording`.
   */
  placeRecording(block: Student, entry: Entry | undefined, recordingId: RecordingId, file: FileRef): Entry | null;
}

/** `placeRecording` of a type that is not answered by recording. */
export function noRecording(): null {
  return null;
}

/** Returns how many of the first `count` answers of a list are given; a list without answers to give is complete. */
export function listCompleteness(entry: readonly ShortEntry[] | undefined, count: number): Completeness {
  const answered = (entry ?? []).slice(0, count).filter(({ studentAnswer }) => studentAnswer.trim() !== '').length;
  if (answered === count) return 'complete';
  return answered === 0 ? 'empty' : 'partial';
}

/** Whether an entry has the shape that entries of this kind have, down to the texts and parts that are read without a parser. */
export function isEntryOfKind(entry: unknown, kind: EntryKind): boolean {
  if (kind === 'list') return Array.isArray(entry) && entry.every((one) => isEntryOfKind(one, 'short'));
  const answer = fieldOf(entry, 'studentAnswer');
  return kind === 'short' ? typeof answer === 'string' : Array.isArray(answer) && answer.every(isPart);
}

function isPart(part: unknown): boolean {
  return fieldOf(part, 'kind') === 'text' ? typeof fieldOf(part, 'text') === 'string' : !!fieldOf(part, 'file');
}

/** The field of any value; undefined if the value has none of this name. */
function fieldOf(value: unknown, name: string): unknown {
  return Reflect.get(Object(value), name);
}
