import type { AnswerPart } from '../../primitives/schema/answer-parts.ts';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { BlockId, ItemId, RecordingId } from '../../primitives/schema/ids.ts';

type Parts = readonly AnswerPart[];

/** A prompt or photo that is answered by speaking. */
interface SpokenItem {
  id: ItemId;
}

/** Whether anything was recorded, or handed in as a file. */
export function hasRecording(parts: Parts): boolean {
  return parts.some((part) => part.kind !== 'text');
}

/** The recording that answers one prompt or photo. */
export function recordingOf(parts: Parts, itemId: ItemId): FileRef | undefined {
  for (const part of parts) if (part.kind === 'recording' && part.itemId === itemId) return part.file;
  return undefined;
}

/** Files that answer none of these items: of a prompt that is no longer there, or recorded for the block as a whole. */
export function looseFiles(parts: Parts, items: readonly SpokenItem[]): FileRef[] {
  const known = new Set(items.map(({ id }) => id));
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [];
    const placed = part.kind === 'recording' && part.itemId !== undefined && known.has(part.itemId);
    return placed ? [] : [part.file];
  });
}

/** The parts with the recording of one item replaced, added, or taken out where there is no file. */
export function withRecording(parts: Parts, itemId: ItemId, file: FileRef | undefined): AnswerPart[] {
  const at = parts.findIndex((part) => part.kind === 'recording' && part.itemId === itemId);
  const part: AnswerPart[] = file ? [{ kind: 'recording', file, itemId }] : [];
  return at === -1 ? [...parts, ...part] : parts.toSpliced(at, 1, ...part);
}

/** The name of a prompt's, photo's or video's recording within an attempt: ids of blocks are unique in a paper. */
export function recordingIdOf(block: BlockId | undefined, item: ItemId): RecordingId {
  return `${block ?? ''}:${item}`;
}

/** What a recording of a video prompt is called in place of an item's id. */
export const videoItem = 'video';

/** The entry with a stored recording of one of its prompts or photos; null where none of them has this recording id. */
export function placeSpokenRecording<Entry extends { studentAnswer: AnswerPart[] }>(
  block: { id?: BlockId | undefined; content: readonly { id: ItemId }[] },
  entry: Entry | undefined,
  recordingId: RecordingId,
  file: FileRef,
): Entry | null {
  const item = block.content.find(({ id }) => recordingIdOf(block.id, id) === recordingId);
  return item && entry ? { ...entry, studentAnswer: withRecording(entry.studentAnswer, item.id, file) } : null;
}
