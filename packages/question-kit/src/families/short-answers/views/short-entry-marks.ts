import type { ShortEntry } from '../../../primitives/schema/answer-parts.ts';
import type { BlockMark, ItemMark } from '../../../primitives/marking/marks.ts';

/** A short entry with a person's mark, or given back to the machine with null. */
export function giveShortMark(entry: ShortEntry | undefined, mark: number | null): ShortEntry {
  const studentAnswer = entry?.studentAnswer ?? '';
  return mark === null ? { studentAnswer, studentMark: 0 } : { studentAnswer, studentMark: mark, reviewed: true };
}

/** A short entry with the machine's mark confirmed; unchanged where only a person can judge, or has. */
export function acceptShortMark(entry: ShortEntry, machine: ItemMark | undefined): ShortEntry {
  if (entry.reviewed === true || entry.studentAnswer.trim() === '') return entry;
  return !machine || machine.decision === 'manual' ? entry : giveShortMark(entry, machine.mark);
}

/** A list of short entries with the mark of one of them, as long as the block has answers. */
export function giveShortMarkAt(
  entry: readonly ShortEntry[] | undefined,
  length: number,
  fieldIndex: number,
  mark: number | null,
): ShortEntry[] {
  return Array.from({ length }, (_, at) =>
    at === fieldIndex ? giveShortMark(entry?.[at], mark) : (entry?.[at] ?? { studentAnswer: '', studentMark: 0 }),
  );
}

/** A list of short entries with the machine's marks confirmed; the very same where there is nothing to confirm. */
export function acceptShortMarks(entry: ShortEntry[], machine: BlockMark): ShortEntry[] {
  const accepted = entry.map((one, fieldIndex) => acceptShortMark(one, machine.items[fieldIndex]));
  return accepted.some((one, fieldIndex) => one !== entry[fieldIndex]) ? accepted : entry;
}
