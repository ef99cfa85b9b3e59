import { isEntryOfKind, type Answering } from '../../primitives/entries/answering.ts';
import type { StoredType } from '../../types/question-types.ts';
import { answering } from '../registries/answering.ts';
import type { AnswerEntry, EntryOf, StudentBlock, StudentBlockOf } from './registry.ts';

const byType: { [Type in StoredType]: Answering<StudentBlockOf<Type>, EntryOf<Type>> } = answering;

/** What a student's page knows of a block's type. Pass it nothing but the block's own entry: see `fittingEntry`. */
export function answeringOf(block: StudentBlock): Answering<StudentBlock, AnswerEntry> {
  return byType[block.type];
}

/** The entry, if it has the shape that entries of the block's type have. */
export function fittingEntry(block: StudentBlock, entry: unknown): AnswerEntry | undefined {
  return isFitting(block, entry) ? entry : undefined;
}

function isFitting(block: StudentBlock, entry: unknown): entry is AnswerEntry {
  return isEntryOfKind(entry, byType[block.type].entryKind);
}
