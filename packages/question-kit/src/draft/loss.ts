import { defaultBlock } from '../core/defaults.ts';
import {
  isBuiltType,
  typesByCategory,
  type BuiltType,
  type QuestionType,
  type SkillCategory,
} from '../core/question-types.ts';
import type { Draft } from '../core/question.ts';
import { definitionOf, type Block } from '../core/registry.ts';
import { assignFields } from './action.ts';

/** What one block would lose by becoming another type: the names of its fields that hold something and cannot be kept. */
export interface BlockLoss {
  index: number;
  type: BuiltType;
  fields: string[];
}

/** What an author would lose by giving the question another type of exercise; empty when all of it can be kept. */
export function lossOfSubQuestionType(draft: Draft, to: BuiltType): BlockLoss[] {
  return draft.questions
    .map((block, index) => ({ index, type: block.type, fields: convertBlock(block, to).lost }))
    .filter((loss) => loss.fields.length > 0);
}

/** What an author would lose by giving the question another skill; empty when it offers the present type as well. */
export function lossOfType(draft: Draft, to: SkillCategory): BlockLoss[] {
  return lossOfSubQuestionType(draft, typeWithin(draft.subQuestionType, to));
}

/** The type of exercise to go on with under a skill: the present one where it is offered, else the first that is built. */
export function typeWithin(present: BuiltType, skill: SkillCategory): BuiltType {
  const offered: readonly QuestionType[] = typesByCategory[skill];
  return offered.includes(present) ? present : (offered.find(isBuiltType) ?? present);
}

/** The block as another type, with every field that the other type can hold, and the names of those it cannot. */
export function convertBlock(block: Block, to: BuiltType): { block: Block; lost: string[] } {
  if (block.type === to) return { block, lost: [] };
  const { blockSchema } = definitionOf(to);
  const lost: string[] = [];
  let converted: Block = defaultBlock(to);
  const before: object = defaultBlock(block.type);
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
