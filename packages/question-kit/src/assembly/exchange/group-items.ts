import type { InputItem } from '../../primitives/schema/input.ts';
import type { Draft } from '../core/question.ts';
import { skillCategories, typesByCategory, type QuestionType, type SkillCategory } from '../../types/question-types.ts';
import type { NewBlock, ImportedItem } from './source-item.ts';

/**
 * How source questions become questions of this kit, whose blocks share one type and one stimulus:
 *
 * - `as-written` (the default): what the file keeps together stays together, everything else is a question of its own. GIFT
 *   and Moodle XML keep together what follows each other with the same title, without a comment `question:` between; CSV
 *   what has the same entry in its column `group`; QTI what stands in one section under the same title.
 * - `each`: every source question is a question of its own, texts between them too.
 * - `together`: what follows each other in the same category with the same type becomes one question, and a text without
 *   answers the stimulus of what comes after it. For a paper that was written as a list.
 */
export type Grouping = 'as-written' | 'each' | 'together';

/** A question in the making, with the places of its source questions. */
export interface GroupedQuestion {
  draft: Omit<Draft, 'questions' | 'subQuestionType'> & { subQuestionType: NewBlock['type']; questions: NewBlock[] };
  category: string;
  items: number[];
}

/** What imported questions get where the file does not say. */
export type ImportedHead = Partial<Pick<Draft, 'type' | 'category' | 'level' | 'diploma'>>;

interface Segment {
  leading: ImportedItem[];
  blocks: ImportedItem[];
}

/** Makes questions of what a reader took, in its order. */
export function groupItems(
  items: readonly ImportedItem[],
  grouping: Grouping,
  newId: () => string,
  head: ImportedHead,
): GroupedQuestion[] {
  return runsOf(items, grouping).flatMap((run) =>
    segmentsOf(run, grouping).flatMap((segment) => questionsOf(segment, newId, head)),
  );
}

function runsOf(items: readonly ImportedItem[], grouping: Grouping): ImportedItem[][] {
  const runs: ImportedItem[][] = [];
  for (const item of items) {
    const before = runs.at(-1)?.at(-1);
    const joins =
      before !== undefined &&
      grouping !== 'each' &&
      (grouping === 'together' ? before.category === item.category : item.group !== '' && before.group === item.group);
    if (joins) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** A text without answers leads what comes after it; texts alone are a question of their own. */
function segmentsOf(run: readonly ImportedItem[], grouping: Grouping): Segment[] {
  const segments: Segment[] = [];
  for (const item of run) {
    const isText = item.block.type === 'Rubric';
    const last = segments.at(-1);
    if (!last || (isText && grouping === 'together' && last.blocks.length > 0)) {
      segments.push(isText ? { leading: [item], blocks: [] } : { leading: [], blocks: [item] });
    } else if (isText && last.blocks.length === 0) last.leading.push(item);
    else last.blocks.push(item);
  }
  return segments.map((segment) => (segment.blocks.length === 0 ? { leading: [], blocks: segment.leading } : segment));
}

/** Blocks of one type make one question; where the type changes, another begins with the same stimulus. */
function questionsOf({ leading, blocks }: Segment, newId: () => string, head: ImportedHead): GroupedQuestion[] {
  const parts: ImportedItem[][] = [];
  for (const item of blocks) {
    const type = parts.at(-1)?.find(({ block }) => block.type !== 'Rubric')?.block.type;
    const joins = parts.length > 0 && (type === undefined || item.block.type === 'Rubric' || item.block.type === type);
    if (joins) parts.at(-1)?.push(item);
    else parts.push([item]);
  }
  const stimulus = leading.flatMap((item): InputItem[] => [
    ...item.input,
    ...(item.block.rubric === '' ? [] : [{ id: newId(), kind: 'text' as const, html: item.block.rubric }]),
  ]);
  return parts.map((part, index) => {
    const shared = index === 0 ? stimulus : stimulus.map((input) => ({ ...input, id: newId() }));
    return questionOfPart(part, leading, shared, head);
  });
}

function questionOfPart(
  part: readonly ImportedItem[],
  leading: readonly ImportedItem[],
  stimulus: InputItem[],
  head: ImportedHead,
): GroupedQuestion {
  const first = leading[0] ?? part[0];
  const subQuestionType = part.find(({ block }) => block.type !== 'Rubric')?.block.type ?? 'Rubric';
  return {
    draft: {
      title: first?.title ?? '',
      type: skillFor(subQuestionType, first?.head.type, head.type),
      subQuestionType,
      category: head.category ?? '',
      level: first?.head.level ?? head.level ?? '',
      diploma: first?.head.diploma ?? head.diploma ?? '',
      input: [...stimulus, ...distinctInputs(part)],
      questions: part.map(({ block }) => block),
    },
    category: first?.category ?? '',
    items: [...leading, ...part].map(({ item }) => item),
  };
}

/** Items that refer to the same stimuli have them once. */
function distinctInputs(part: readonly ImportedItem[]): InputItem[] {
  const seen = new Set<string>();
  return part.flatMap(({ input }) => {
    const key = JSON.stringify(input.map(({ id: _id, ...rest }) => rest));
    if (seen.has(key)) return [];
    seen.add(key);
    return input;
  });
}

/** The skill that the file names, or the wished one where it offers the type, or the first that does. */
function skillFor(type: QuestionType, named: string | undefined, wished: SkillCategory | undefined): SkillCategory {
  const known = skillCategories.find((skill) => skill === named);
  if (known) return known;
  const offers = (skill: SkillCategory) => typesByCategory[skill].some((offered) => offered === type);
  if (wished && offers(wished)) return wished;
  return skillCategories.find(offers) ?? wished ?? 'Reading';
}
