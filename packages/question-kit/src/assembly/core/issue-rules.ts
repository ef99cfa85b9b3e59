import type { TypeIssueRules } from '../../primitives/type-manifest.ts';
import { storedTypeOf, type QuestionType, type StoredType } from '../../types/question-types.ts';
import { typeIssueRules } from '../registries/type-issue-rules.ts';
import type { Block, BlockOf } from './registry.ts';

/** The issue rules of every type under which blocks are stored. */
const registry = typeIssueRules satisfies { [Type in StoredType]: TypeIssueRules<BlockOf<Type>, string> };

/** Codes of the issues that the types report. */
export type BlockIssueCode = { [Type in StoredType]: keyof (typeof registry)[Type]['texts'] }[StoredType];

/** Issue rules whose type is known at run time only. Pass them nothing but blocks of their own type. */
type AnyIssueRules = Omit<TypeIssueRules<Block, BlockIssueCode>, 'texts'>;

/** The issue rules of the type under which blocks of a type are stored. */
export function issueRulesOf(type: QuestionType): AnyIssueRules {
  return registry[storedTypeOf(type)];
}
