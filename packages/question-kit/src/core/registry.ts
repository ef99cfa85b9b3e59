import type { z } from 'zod';
import { fillInBlanks } from '../types/fill-in-blanks/index.ts';
import { mcq } from '../types/mcq/index.ts';
import { vocab } from '../types/vocab/index.ts';
import { writingPhotoDescription } from '../types/writing-photo-description/index.ts';
import { writingSummaries } from '../types/writing-summaries/index.ts';
import { writingEssays } from '../types/writing-essays/index.ts';
import type { BuiltType, QuestionType } from './question-types.ts';
import type { TypeDefinition } from './type-definition.ts';

/** What the core needs to know of any block. */
interface AnyBlock {
  type: QuestionType;
  id?: string | undefined;
  rubric: string;
  autoCorrected: boolean;
}

/** What the core needs to know of any block as a student receives it. */
interface AnyStudentBlock {
  type: QuestionType;
  id?: string | undefined;
  rubric: string;
  maximum: number;
}

interface AnyItems {
  newItem(id: string): object | null;
}

/**
 * Every built type, one line each. A type that is neither here nor awaited does not compile, nor one that is both,
 * nor a folder without a student view or marking.
 */
export const registry = {
  MCQ: mcq,
  FillInBlanks: fillInBlanks,
  Vocab: vocab,
  WritingPhotoDescription: writingPhotoDescription,
  WritingSummaries: writingSummaries,
  WritingEssays: writingEssays,
} as const satisfies {
  [Type in BuiltType]: Omit<TypeDefinition<Type, AnyBlock, object, AnyStudentBlock, string>, 'newItem'> & AnyItems;
};

type Registry = typeof registry;

/** The block of one type. */
export type BlockOf<Type extends BuiltType> = z.infer<Registry[Type]['blockSchema']>;

/** The answer entry of one type. */
export type EntryOf<Type extends BuiltType> = z.infer<Registry[Type]['entrySchema']>;

/** The block of one type as a student receives it. */
export type StudentBlockOf<Type extends BuiltType> = z.infer<Registry[Type]['studentSchema']>;

/** One sub-question, of any built type. */
export type Block = { [Type in BuiltType]: BlockOf<Type> }[BuiltType];

/** What a student gives for one block, with its marks. */
export type AnswerEntry = { [Type in BuiltType]: EntryOf<Type> }[BuiltType];

/** A block as a student receives it before release. */
export type StudentBlock = { [Type in BuiltType]: StudentBlockOf<Type> }[BuiltType];

/** Codes of the issues that the types report. */
export type BlockIssueCode = { [Type in BuiltType]: keyof Registry[Type]['issueTexts'] }[BuiltType];

/** A definition whose type is known only at run time: give it nothing but its own blocks and entries. */
export type AnyDefinition = Omit<
  TypeDefinition<BuiltType, Block, AnswerEntry, StudentBlock, BlockIssueCode>,
  'issueTexts'
>;

/** The definition of a block's type. */
export function definitionOf(type: BuiltType): AnyDefinition {
  return registry[type];
}
