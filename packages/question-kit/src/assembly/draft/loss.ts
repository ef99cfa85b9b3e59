import { defaultBlock } from '../core/defaults.ts';
import {
  isAnswerable,
  isAuthored,
  storedTypeOf,
  typesByCategory,
  type BlockType,
  type QuestionType,
  type SkillCategory,
} from '../../types/question-types.ts';
import type { Draft } from '../core/question.ts';
import { manifestOf, type Block } from '../core/registry.ts';
import { assignFields } from '../../primitives/draft/action.ts';

/** What one block would lose by becoming another type: the names of its fields that hold something and cannot be kept. */
export interface BlockLoss {
  index: number;
  type: QuestionType;
  fields: string[];
}

/** What an author would lose by giving the question another type of exercise; empty when all of it can be kept. */
export function lossOfSubQuestionType(draft: Draft, to: BlockType): BlockLoss[] {
  return draft.questions
    .map((block, index) => {
      const fields = isInterleavedText(draft, block) ? [] : convertBlock(block, to).lost;
      return { index, type: block.type, fields };
    })
    .filter((loss) => loss.fields.length > 0);
}

/** What an author would lose by giving the question another skill; empty when it offers the present type as well. */
export function lossOfType(draft: Draft, to: SkillCategory): BlockLoss[] {
  return lossOfSubQuestionType(draft, typeOfferedBy(draft.subQuestionType, to));
}

/** The type of exercise to go on with under a skill: the present one where it is offered, else the first that is built. */
export function typeOfferedBy(present: QuestionType, skill: SkillCategory): BlockType {
  const offered: readonly QuestionType[] = typesByCategory[skill];
  if (isAuthored(present) && offered.includes(present)) return present;
  // Every skill offers a type that authors insert.
  return offered.find(isAuthored) ?? 'MCQ';
}

/** Whether a block is only read, between those that the question asks: it stays when their type changes. */
export function isInterleavedText(draft: Pick<Draft, 'subQuestionType'>, block: Pick<Block, 'type'>): boolean {
  return !isAnswerable(block.type) && block.type !== draft.subQuestionType;
}

/** The block as another type, with every field that the other type can hold, and the names of those it cannot. */
export function convertBlock(block: Block, to: BlockType): { block: Block; lost: string[] } {
  if (block.type === storedTypeOf(to)) return { block, lost: [] };
  const { blockSchema } = manifestOf(to);
  const lost: string[] = [];
  let converted: Block = defaultBlock(to);
  const before: object = manifestOf(block.type).defaultBlock() ?? {};
  for (const [field, value] of Object.entries(block)) {
    if (field === 'type' || value === undefined) continue;
    const candidate = { ...converted };
    assignFields(candidate, { [field]: value });
    const result = blockSchema.safeParse(candidate);
    if (result.success) converted = result.data;
    else if (JSON.stringify(Reflect.get(before, field)) !== JSON.stringify(value)) lost.push(field);
  }
  return { block: converted, lost };
}
