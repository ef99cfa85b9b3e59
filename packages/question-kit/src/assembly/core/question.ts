import { z } from 'zod';
import type { Id } from '../../primitives/schema/ids.ts';
import { inputItemSchema, studentInputItemSchema } from '../../primitives/schema/input.ts';
import { questionTypes, skillCategories } from '../../types/question-types.ts';
import { schemasOf } from './schema-list.ts';

/** One of the thirteen types. */
export const questionTypeSchema = z.enum(questionTypes);

/** One of the five skills. */
export const skillSchema = z.enum(skillCategories);

/** Says why a type is refused. */
export function refusedType(type: unknown): string {
  if (type === 'NoteTaking')
    return 'A note sheet is stored as ShortAnswers; only its question is of the type NoteTaking.';
  return `There is no question type ${JSON.stringify(type)}.`;
}

/** One sub-question. */
export const blockSchema = z.discriminatedUnion(
  'type',
  schemasOf((manifest) => manifest.blockSchema),
  {
    error: (issue) => (issue.code === 'invalid_union' ? refusedType(typeOf(issue.input)) : undefined),
  },
);

/** A sub-question as a student receives it. */
export const studentBlockSchema = z.discriminatedUnion(
  'type',
  schemasOf((manifest) => manifest.studentSchema),
);

/** The id of an object of the host, or empty. */
function nameId<Name extends string>(): z.ZodType<Id<Name>, Id<Name>> {
  return z.string().max(100);
}

const head = {
  title: z.string().max(300),
  type: skillSchema,
  subQuestionType: z.enum(questionTypes, { error: (issue) => refusedType(issue.input) }),
  /** Ids of the host's category, level and diploma, or empty. */
  category: nameId<'Category'>(),
  level: nameId<'Level'>(),
  diploma: nameId<'Diploma'>(),
};

/** What an author edits (`spec.md` section 3, "Question draft"). */
export const draftSchema = z.strictObject({
  ...head,
  input: z.array(inputItemSchema).max(100),
  questions: z.array(blockSchema).max(1000),
});

/** The version that this kit writes. `parseQuestion` reads the older ones. */
export const questionVersion = 1;

/** A question as it is stored: a draft with the version of its shape. */
export const questionSchema = z.strictObject({ version: z.literal(questionVersion), ...draftSchema.shape });

/** A question as a student may receive it before release. */
export const studentQuestionSchema = z.strictObject({
  version: z.literal(questionVersion),
  ...head,
  input: z.array(studentInputItemSchema).max(100),
  questions: z.array(studentBlockSchema).max(1000),
});

/** What an author edits. */
export type Draft = z.infer<typeof draftSchema>;

/** A question as it is stored, with its key. */
export type Question = z.infer<typeof questionSchema>;

/** A question as a student may receive it before release: no key, no `why`, no model answer. */
export type StudentQuestion = z.infer<typeof studentQuestionSchema>;

function typeOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'type' in input ? input.type : input;
}
