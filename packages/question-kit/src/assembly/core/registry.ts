import type { z } from 'zod';
import { manifests } from '../registries/manifests.ts';
import { storedTypeOf, type QuestionType, type StoredType, type StoredTypeOf } from '../../types/question-types.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import type { BlockId, ItemId } from '../../primitives/schema/ids.ts';

/** What the core needs to know of any block. */
interface AnyBlock {
  type: QuestionType;
  id?: BlockId | undefined;
  rubric: string;
  autoCorrected: boolean;
}

/** What the core needs to know of any block as a student receives it. */
interface AnyStudentBlock {
  type: QuestionType;
  id?: BlockId | undefined;
  rubric: string;
  maximum: number;
}

interface AnyItems {
  newItem(id: ItemId): object | null;
  whyTarget(item: never): string | null;
}

/** The manifest of every type under which blocks are stored. A manifest that lacks something does not compile. */
export const registry = manifests satisfies {
  [Type in StoredType]: Omit<TypeManifest<Type, AnyBlock, object, AnyStudentBlock, number>, 'newItem' | 'whyTarget'> &
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

/** A student's answer to one block, with its marks. */
export type AnswerEntry = { [Type in StoredType]: EntryOf<Type> }[StoredType];

/** A block as a student receives it before release. */
export type StudentBlock = { [Type in StoredType]: StudentBlockOf<Type> }[StoredType];

/** A manifest whose type is known at run time only. Pass it nothing but blocks and entries of its own type. */
export type AnyManifest = TypeManifest<StoredType, Block, AnswerEntry, StudentBlock, number>;

/** The manifest of the type under which blocks of a type are stored. */
export function manifestOf(type: QuestionType): AnyManifest {
  return registry[storedTypeOf(type)];
}
