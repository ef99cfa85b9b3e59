export { annotationColours, annotationSchema, answerPartSchema } from './core/answer-parts.ts';
export type { Annotation, AnswerPart, ShortEntry } from './core/answer-parts.ts';
export { AnswerMismatchError } from './core/answer-mismatch-error.ts';
export { answerEntriesSchema, answerEntrySchema, answerRecordSchema, blockMarkSchema } from './core/answer-record.ts';
export type { AnswerRecord } from './core/answer-record.ts';
export { ownAnswers, takeMarks } from './core/answer-rights.ts';
export { signMarks } from './core/sign-marks.ts';
export { answerTemplates } from './core/answer-templates.ts';
export { firstText, withFirstText } from './core/answer-text.ts';
export { defaultBlock, draftOf, emptyDraft, questionOf } from './core/defaults.ts';
export { fileRefSchema, idSchema, markSchema, matchSchema } from './core/fields.ts';
export type { FileRef, Match } from './core/fields.ts';
export { freshId, withIds } from './core/ids.ts';
export { inputItemSchema, studentInputItemSchema } from './core/input.ts';
export type { InputItem, StudentInputItem } from './core/input.ts';
export { markAnswers, maximumMark } from './core/marking.ts';
export type { QuestionMark } from './core/marking.ts';
export { parseQuestion } from './core/parse-question.ts';
export { QuestionParseError } from './core/question-parse-error.ts';
export type { QuestionParseCode, QuestionParseProblem } from './core/question-parse-error.ts';
export {
  blockSchema,
  draftSchema,
  questionSchema,
  questionTypeSchema,
  questionVersion,
  skillSchema,
  studentBlockSchema,
  studentQuestionSchema,
} from './core/question.ts';
export type { Draft, Question, StudentQuestion } from './core/question.ts';
export {
  blockTypes,
  questionTypes,
  isAnswerable,
  skillCategories,
  storedTypeOf,
  typesByCategory,
} from './core/question-types.ts';
export type { BlockType, QuestionType, SkillCategory, StoredType, StoredTypeOf } from './core/question-types.ts';
export type { AnswerEntry, Block, BlockOf, EntryOf, StudentBlock, StudentBlockOf } from './core/registry.ts';
export {
  isBlank,
  plainText,
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  richTextTags,
} from './core/rich-text.ts';
export type { RichTextTag } from './core/rich-text.ts';
export { toStudentView } from './core/student-view.ts';
export type { BlockMark, Completeness, Decision, Issue, ItemMark } from './core/type-definition.ts';
export { validateAnswers } from './core/validate-answers.ts';
export type { AnswersProgress } from './core/validate-answers.ts';
export { validateDraft } from './core/validate-draft.ts';
export type { IssueCode } from './core/validate-draft.ts';
export { countWords } from './core/words.ts';
export type { FillInBlanksItem, Gap } from './types/fill-in-blanks/schema.ts';
export { matchByText } from './types/matching/match-by-text.ts';
export type { MatchingPair } from './types/matching/schema.ts';
export { choiceOf, chosenOptions } from './types/mcq/choice.ts';
export type { McqOption } from './types/mcq/schema.ts';
export type { ShortItem } from './types/short-answers/schema.ts';
export { videoSpeakingQuestion, type VideoSpeakingTask } from './types/video-speaking/question.ts';
export { applyAction } from './draft/action.ts';
export type { DraftAction } from './draft/action.ts';
export { duplicateBlock, insertBlock, moveBlock, removeBlock, updateBlock } from './draft/blocks.ts';
export type { BlockChanges } from './draft/blocks.ts';
export { changeSubQuestionType, changeType, updateDraft } from './draft/head.ts';
export type { DraftChanges } from './draft/head.ts';
export { apply, createHistory, redo, undo } from './draft/history.ts';
export type { DraftHistory, HistoryStep } from './draft/history.ts';
export { insertInput, moveInput, removeInput, updateInput } from './draft/inputs.ts';
export type { InputChanges, NewInputItem } from './draft/inputs.ts';
export { insertItem, moveItem, removeItem, setWhy, updateItem } from './draft/items.ts';
export type { ContentItem, ItemChanges, ItemOf } from './draft/items.ts';
export { lossOfSubQuestionType, lossOfType } from './draft/loss.ts';
export type { BlockLoss } from './draft/loss.ts';
export { gapFromSelection } from './types/fill-in-blanks/gap-selection.ts';
export { gapInText, gapsFromText, gapsToText } from './types/fill-in-blanks/gaps-text.ts';
