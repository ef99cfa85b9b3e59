/** Every question type there is (`spec.md` section 3, "Question types"). */
export const questionTypes = [
  'MCQ',
  'ShortAnswers',
  'FillInBlanks',
  'NoteTaking',
  'Rubric',
  'Matching',
  'Vocab',
  'WritingPhotoDescription',
  'WritingSummaries',
  'WritingEssays',
  'SpeakingQA',
  'SpeakingPhotoDescription',
  'VideoSpeaking',
] as const;

/** One of the thirteen question types. */
export type QuestionType = (typeof questionTypes)[number];

/** The folder of a type below `src/types/`: `SpeakingQA` is in `speaking-qa`. */
export function folderOf(type: QuestionType): string {
  return type.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
}

/** A type under which a block is stored. A note sheet is stored as short answers: only its question says NoteTaking. */
export type StoredType = Exclude<QuestionType, 'NoteTaking'>;

type StoredTypes = { [Type in QuestionType]: Type extends StoredType ? Type : 'ShortAnswers' };

/** The type under which the blocks of a question's type are stored. */
export type StoredTypeOf<Type extends QuestionType> = StoredTypes[Type];

/** The type under which the blocks of a question's type are stored. */
export function storedTypeOf(type: QuestionType): StoredType {
  return type === 'NoteTaking' ? 'ShortAnswers' : type;
}

/** The types under which blocks are stored, in the order of `questionTypes`. */
export const storedTypes: readonly StoredType[] = /* @__PURE__ */ questionTypes.filter((type) => type !== 'NoteTaking');

/** The type as which a block is shown in a question: the question's own where the block is stored for it. */
export function shownTypeOf(stored: StoredType, subQuestionType: QuestionType): QuestionType {
  return storedTypeOf(subQuestionType) === stored ? subQuestionType : stored;
}

/** Types that are read and not answered: they may stand between the blocks of any question, and earn nothing. */
export const readTypes = ['Rubric', 'Vocab'] as const satisfies readonly QuestionType[];

const read: ReadonlySet<string> = /* @__PURE__ */ new Set(readTypes);

/** Whether a student answers blocks of this type. */
export function isAnswerable(type: QuestionType): boolean {
  return !read.has(type);
}

/** A type that an author can insert; `VideoSpeaking` comes with a task instead. */
export type BlockType = Exclude<QuestionType, 'VideoSpeaking'>;

/** The twelve authoring block types, in the order an author is offered them. */
export const blockTypes = /* @__PURE__ */ questionTypes.filter((type): type is BlockType => type !== 'VideoSpeaking');

const authorable: ReadonlySet<string> = /* @__PURE__ */ new Set(blockTypes);

/** Whether an author can insert blocks of this type; the others come with a task. */
export function isAuthored(type: QuestionType): type is BlockType {
  return authorable.has(type);
}

/** Skills a question examines (`spec.md` section 3, "Skill categories"). */
export const skillCategories = ['Reading', 'Listening', 'Speaking', 'Writing', 'Vocab'] as const;

/** One of the five skills. */
export type SkillCategory = (typeof skillCategories)[number];

/** Which types an author is offered in each category (`spec.md` section 9, "Exercise types offered per category"). */
export const typesByCategory = {
  Reading: ['MCQ', 'FillInBlanks', 'ShortAnswers', 'NoteTaking', 'Matching'],
  Listening: ['MCQ', 'FillInBlanks', 'ShortAnswers', 'NoteTaking', 'Matching'],
  Writing: ['WritingPhotoDescription', 'WritingSummaries', 'WritingEssays'],
  Speaking: ['SpeakingPhotoDescription', 'SpeakingQA'],
  Vocab: ['Vocab', 'MCQ', 'FillInBlanks'],
  All: questionTypes,
} as const satisfies Record<SkillCategory | 'All', readonly QuestionType[]>;
