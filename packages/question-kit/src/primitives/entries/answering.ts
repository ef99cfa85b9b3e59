import type { FileRef } from '../schema/fields.ts';
import type { Completeness } from '../marking/marks.ts';

/** The shape of an answer entry: one short answer, a list of short answers, or an answer in parts (text, recordings, files). */
export type EntryKind = 'short' | 'list' | 'parts';

/** What a student's page knows of a type without a parser: how far a block is answered, and where a recording goes. */
export interface Answering<Student, Entry> {
  /** An entry of another shape counts as nothing given. */
  entryKind: EntryKind;
  /**
   * How far a student has come with a block, judged without a key.
   *
   * @param language - the language of the answers, a BCP 47 tag; words are counted by its rules
   */
  completeness(block: Student, entry: Entry | undefined, language: string): Completeness;
  /**
   * The entry with a stored recording in it, or null where no part of the block has this recording id. A type that is not
   * answered by recording takes `noRecording`.
   */
  placeRecording(block: Student, entry: Entry | undefined, recordingId: string, file: FileRef): Entry | null;
}

/** `placeRecording` of a type that is not answered by recording. */
export function noRecording(): null {
  return null;
}

/** The shape that an entry has. */
export function entryKindOf(entry: object): EntryKind {
  if (Array.isArray(entry)) return 'list';
  return 'studentAnswer' in entry && Array.isArray(entry.studentAnswer) ? 'parts' : 'short';
}
