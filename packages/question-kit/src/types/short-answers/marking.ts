import { blockMark } from '../../primitives/marking/block-mark.ts';
import { anyOrderGroups, judgeAnyOrder } from '../../primitives/comparison/any-order.ts';
import { matchAnswer } from '../../primitives/comparison/match-answer.ts';
import { shortItemMark } from '../../primitives/entries/short-entry.ts';
import type { BlockMark, Decision } from '../../primitives/marking/marks.ts';
import type { ShortAnswersBlock, ShortAnswersEntry, ShortItem } from '../../families/short-answers/schema.ts';

/** The fields' prompts and keys, as many as there are fields; undefined for a field without one. */
export function fieldsOf(block: ShortAnswersBlock): (ShortItem | undefined)[] {
  return Array.from({ length: block.answersCount }, (_, fieldIndex) => block.content[fieldIndex]);
}

/** What one field is worth, in points: 1 unless its author says otherwise. */
export function fieldMaximum(item: ShortItem | undefined): number {
  return item?.mark ?? 1;
}

/** What all fields are worth, in points. */
export function shortAnswersMaximum(block: ShortAnswersBlock): number {
  return fieldsOf(block).reduce((total, item) => total + fieldMaximum(item), 0);
}

/**
 * Marks every field by its own key; an accepted answer earns the full mark, whatever the reason it was accepted for.
 * Fields with the same prompt and key are marked together, in any order (`primitives/comparison/any-order.ts`). A field without a key waits for a
 * person.
 */
export function markShortAnswers(block: ShortAnswersBlock, entry: ShortAnswersEntry | undefined): BlockMark {
  const fields = fieldsOf(block);
  const given = fields.map((_, fieldIndex) => entry?.[fieldIndex]?.studentAnswer ?? '');
  const decisions = decide(fields, given);
  const judged = fields.map((item, fieldIndex) => {
    const decision = decisions[fieldIndex] ?? 'manual';
    const maximum = fieldMaximum(item);
    const mark = decision === 'none' || decision === 'manual' ? 0 : maximum;
    const machine = { decision, mark, maximum, ...(item && { itemId: item.id }) };
    return { item: shortItemMark(entry?.[fieldIndex], machine), answered: (given[fieldIndex] ?? '').trim() !== '' };
  });
  return blockMark(block.autoCorrected, judged);
}

function decide(fields: readonly (ShortItem | undefined)[], given: readonly string[]): Decision[] {
  const decisions: Decision[] = [];
  for (const places of anyOrderGroups(fields.filter((item) => item !== undefined))) {
    const [first = 0] = places;
    const item = fields[first];
    if (!item) continue;
    // The fields may list their answers in other forms.
    const answers = [...new Set(places.flatMap((fieldIndex) => fields[fieldIndex]?.answers ?? []))];
    const together = judgeAnyOrder(
      { ...item, answers },
      places.map((fieldIndex) => given[fieldIndex] ?? ''),
    );
    for (const [at, fieldIndex] of places.entries()) decisions[fieldIndex] = together[at] ?? 'none';
  }
  return fields.map((item, fieldIndex): Decision => {
    if (!item || item.answers.every((answer) => answer.trim() === '')) return 'manual';
    return decisions[fieldIndex] ?? matchAnswer(given[fieldIndex] ?? '', item.answers, item.match).decision;
  });
}
