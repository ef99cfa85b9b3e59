import type { InputItem } from '../../primitives/schema/input.ts';
import type { Draft } from '../core/question.ts';
import { skillCategories, typesByCategory, type QuestionType, type SkillCategory } from '../../types/question-types.ts';
import type { ExchangeBlock, ImportedItem } from './source-item.ts';

/**
 * How source questions are combined into questions of this kit, whose blocks share one type and one stimulus:
 *
 * - `as-written` (default): source questions that the file groups become one question, all others a question each. GIFT and
 *   Moodle XML group consecutive questions with the same title and no comment `question:` between them; CSV groups rows with
 *   the same value in the column `group`; QTI groups items with the same title in one section.
 * - `each`: every source question becomes a question, texts without answers included.
 * - `together`: consecutive source questions of the same category and type become one question, and a text without answers
 *   becomes the stimulus of the questions after it. Suitable for a paper that was written as a list.
 */
export type Grouping = 'as-written' | 'each' | 'together';

/** A question formed from source questions, with their numbers. */
export interface GroupedQuestion {
  draft: Omit<Draft, 'questions' | 'subQuestionType'> & {
    subQuestionType: ExchangeBlock['type'];
    questions: ExchangeBlock[];
  };
  category: string;
  sourceNumbers: number[];
}

/** Values for imported questions where the file has none. */
export type QuestionDefaults = Partial<Pick<Draft, 'type' | 'category' | 'level' | 'diploma'>>;

/** As many stimuli as a question holds. More texts before questions form a question of their own. */
const maxLeadingTexts = 100;

interface Segment {
  leading: ImportedItem[];
  blocks: ImportedItem[];
}

/** Combines the items of a reader into questions, in the order of the file. */
export function groupItems(
  items: readonly ImportedItem[],
  grouping: Grouping,
  newId: () => string,
  defaults: QuestionDefaults,
): GroupedQuestion[] {
  return groupIntoRuns(items, grouping).flatMap((run) =>
    splitIntoSegments(run, grouping).flatMap((segment) => questionsFromSegment(segment, newId, defaults)),
  );
}

function groupIntoRuns(items: readonly ImportedItem[], grouping: Grouping): ImportedItem[][] {
  const runs: ImportedItem[][] = [];
  for (const item of items) {
    const before = runs.at(-1)?.at(-1);
    const isSameRun =
      before !== undefined &&
      grouping !== 'each' &&
      (grouping === 'together' ? before.category === item.category : item.group !== '' && before.group === item.group);
    if (isSameRun) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** A text without answers belongs to the items after it; texts with nothing after them form a question. */
function splitIntoSegments(run: readonly ImportedItem[], grouping: Grouping): Segment[] {
  const segments: Segment[] = [];
  for (const item of run) {
    const isText = item.block.type === 'Rubric';
    const last = segments.at(-1);
    if (!last || (isText && grouping === 'together' && last.blocks.length > 0)) {
      segments.push(isText ? { leading: [item], blocks: [] } : { leading: [], blocks: [item] });
    } else if (isText && last.blocks.length === 0) last.leading.push(item);
    else if (last.leading.length > maxLeadingTexts && last.blocks.length === 0)
      segments.push({ leading: [], blocks: [item] });
    else last.blocks.push(item);
  }
  return segments.map((segment) => (segment.blocks.length === 0 ? { leading: [], blocks: segment.leading } : segment));
}

/** Creates one question per run of blocks of one type; each of them gets the same stimulus. */
function questionsFromSegment(
  { leading, blocks: items }: Segment,
  newId: () => string,
  defaults: QuestionDefaults,
): GroupedQuestion[] {
  const groups: ImportedItem[][] = [];
  for (const item of items) {
    const type = groups.at(-1)?.find(({ block }) => block.type !== 'Rubric')?.block.type;
    const isSameQuestion =
      groups.length > 0 && (type === undefined || item.block.type === 'Rubric' || item.block.type === type);
    if (isSameQuestion) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  const stimulus = leading.flatMap((item): InputItem[] => [
    ...item.input,
    ...(item.block.rubric === '' ? [] : [{ id: newId(), kind: 'text' as const, html: item.block.rubric }]),
  ]);
  return groups.map((group, index) => {
    const shared = index === 0 ? stimulus : stimulus.map((input) => ({ ...input, id: newId() }));
    return questionFromItems(group, leading, shared, defaults);
  });
}

function questionFromItems(
  items: readonly ImportedItem[],
  leading: readonly ImportedItem[],
  stimulus: InputItem[],
  defaults: QuestionDefaults,
): GroupedQuestion {
  const first = leading[0] ?? items[0];
  const subQuestionType = items.find(({ block }) => block.type !== 'Rubric')?.block.type ?? 'Rubric';
  return {
    draft: {
      title: first?.title ?? '',
      type: skillFor(subQuestionType, first?.metadata.type, defaults.type),
      subQuestionType,
      category: defaults.category ?? '',
      level: first?.metadata.level ?? defaults.level ?? '',
      diploma: first?.metadata.diploma ?? defaults.diploma ?? '',
      input: [...stimulus, ...distinctInputs(items)],
      questions: items.map(({ block }) => block),
    },
    category: first?.category ?? '',
    sourceNumbers: [...leading, ...items].map(({ item }) => item),
  };
}

/** Returns the stimuli of the items without duplicates. */
function distinctInputs(items: readonly ImportedItem[]): InputItem[] {
  const seen = new Set<string>();
  return items.flatMap(({ input }) => {
    const key = JSON.stringify(input.map(({ id: _id, ...rest }) => rest));
    if (seen.has(key)) return [];
    seen.add(key);
    return input;
  });
}

/** Returns the skill named in the file, else the preferred one if it offers the type, else the first that offers it. */
export function skillFor(type: QuestionType, nameInFile?: string, preferred?: SkillCategory): SkillCategory {
  const known = skillCategories.find((skill) => skill === nameInFile);
  if (known) return known;
  const offers = (skill: SkillCategory) => typesByCategory[skill].some((offered) => offered === type);
  if (preferred && offers(preferred)) return preferred;
  return skillCategories.find(offers) ?? preferred ?? 'Reading';
}
