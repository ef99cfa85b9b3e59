import type { z } from 'zod';
import { fillInBlanks } from '../../types/fill-in-blanks/index.ts';
import { matching } from '../../types/matching/index.ts';
import { mcq } from '../../types/mcq/index.ts';
import { rubric } from '../../types/rubric/index.ts';
import { shortAnswers } from '../../types/short-answers/index.ts';
import { vocab } from '../../types/vocab/index.ts';
import { writingPhotoDescription } from '../../types/writing-photo-description/index.ts';
import { writingSummaries } from '../../types/writing-summaries/index.ts';
import { writingEssays } from '../../types/writing-essays/index.ts';
import { speakingQa } from '../../types/speaking-qa/index.ts';
import { speakingPhotoDescription } from '../../types/speaking-photo-description/index.ts';
import { videoSpeaking } from '../../types/video-speaking/index.ts';
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

/**
 * Every type under which blocks are stored, one line each. One that is not here does not compile, nor a folder without a
 * student view or marking.
 */
export const registry = {
  MCQ: mcq,
  ShortAnswers: shortAnswers,
  FillInBlanks: fillInBlanks,
  Rubric: rubric,
  Matching: matching,
  Vocab: vocab,
  WritingPhotoDescription: writingPhotoDescription,
  WritingSummaries: writingSummaries,
  WritingEssays: writingEssays,
  SpeakingQA: speakingQa,
  SpeakingPhotoDescription: speakingPhotoDescription,
  VideoSpeaking: videoSpeaking,
} as const satisfies {
  [Type in StoredType]: Omit<TypeManifest<Type, AnyBlock, object, AnyStudentBlock, string>, 'newItem' | 'whyTarget'> &
    AnyItems;
};

type Registry = typeof registry;

/** The block of one type. */
export type BlockOf<Type extends QuestionType> = z.infer<Registry[StoredTypeOf<Type>]['blockSchema']>;

/** The answer entry of one type. */
export type EntryOf<Type extends QuestionType> = z.infer<Registry[StoredTypeOf<Type>]['entrySchema']>;

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

/** A definition whose type is known only at run time: give it nothing but its own blocks and entries. */
export type AnyDefinition = Omit<
  TypeManifest<StoredType, Block, AnswerEntry, StudentBlock, BlockIssueCode>,
  'issueTexts'
>;

/** The definition of a type's blocks. */
export function definitionOf(type: QuestionType): AnyDefinition {
  return registry[storedTypeOf(type)];
}
