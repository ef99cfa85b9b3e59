import type { z } from 'zod';
import { manifests } from '../registries/manifests.ts';
import { storedTypeOf, type QuestionType, type StoredType, type StoredTypeOf } from '../../types/question-types.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';

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
  whyTarget(item: never): string | null;
}

/** The manifest of every type under which blocks are stored. A manifest that lacks something does not compile. */
export const registry = manifests satisfies {
  [Type in StoredType]: Omit<TypeManifest<Type, AnyBlock, object, AnyStudentBlock, string>, 'newItem' | 'whyTarget'> &
    AnyItems;
};

type Registry = typeof registry;

/** The block of one type. */
export type BlockOf<Type extends QuestionType> = z.infer<Registry[StoredTypeOf<Type>]['blockSchema']>;

/** The answer entry of one type. */
export type EntryOf<Type extends QuestionType> = z.infer<Registry[StoredTypeOf<Type>]['entry']['schema']>;

/** The block of one type as a student receives it. */
export type StudentBlockOf<Type extends QuestionType> = z.infer<Registry[StoredTypeOf<Type>]['studentSchema']>;

/** One sub-question, of any type. */
export type Block = { [Type in StoredType]: BlockOf<Type> }[StoredType];

/** What a student gives for one block, with its marks. */
export type AnswerEntry = { [Type in StoredType]: EntryOf<Type> }[StoredType];

/** A block as a student receives it before release. */
export type StudentBlock = { [Type in StoredType]: StudentBlockOf<Type> }[StoredType];

/** Codes of the issues that the types report. */
export type BlockIssueCode = { [Type in StoredType]: keyof Registry[Type]['issueTexts'] }[StoredType];

/** A manifest whose type is known at run time only. Pass it nothing but blocks and entries of its own type. */
export type AnyManifest = Omit<
  TypeManifest<StoredType, Block, AnswerEntry, StudentBlock, BlockIssueCode>,
  'issueTexts'
>;

/** The manifest of the type under which blocks of a type are stored. */
export function manifestOf(type: QuestionType): AnyManifest {
  return registry[storedTypeOf(type)];
}
