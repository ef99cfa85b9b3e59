import type { ShortEntry } from '../../core/answer-parts.ts';
import type { ItemMark } from '../../core/type-definition.ts';

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
