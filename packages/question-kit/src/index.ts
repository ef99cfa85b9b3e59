export { annotationColours, annotationSchema, answerPartSchema } from './primitives/schema/answer-parts.ts';
export type { Annotation, AnswerPart, ShortEntry } from './primitives/schema/answer-parts.ts';
export { AnswerMismatchError } from './assembly/core/answer-mismatch-error.ts';
export {
  answerEntriesSchema,
  answerEntrySchema,
  answerRecordSchema,
  blockMarkSchema,
} from './assembly/core/answer-record.ts';
export type { AnswerRecord } from './assembly/core/answer-record.ts';
export { ownAnswers, takeMarks } from './assembly/core/answer-rights.ts';
export { studentWork } from './assembly/core/student-work.ts';
export { signMarks } from './assembly/core/sign-marks.ts';
export { answerTemplates } from './assembly/core/answer-templates.ts';
export { firstText, withFirstText } from './primitives/schema/answer-text.ts';
export { defaultBlock, draftOf, emptyDraft, questionOf } from './assembly/core/defaults.ts';
export { exceptionSchema } from './assembly/core/exception.ts';
export type { Exception } from './assembly/core/exception.ts';
export { fileRefSchema, idSchema, markSchema, matchSchema } from './primitives/schema/fields.ts';
export type { CaptionTrack } from './primitives/schema/captions.ts';
export type { FileRef, Match } from './primitives/schema/fields.ts';
export { withIds } from './assembly/core/ids.ts';
export { freshId } from './primitives/schema/fresh-id.ts';
export type {
  AnnotationId,
  AnswerId,
  BlockId,
  CategoryId,
  DiplomaId,
  FileId,
  Id,
  InputItemId,
  ItemId,
  LevelId,
  QuestionId,
  RecordingId,
  TaskTakenId,
} from './primitives/schema/ids.ts';
export { inputItemSchema, studentInputItemSchema } from './primitives/schema/input.ts';
export type { InputItem, StudentInputItem } from './primitives/schema/input.ts';
export { markAnswers, maximumMark } from './assembly/core/marking.ts';
export type { QuestionMark } from './assembly/core/marking.ts';
export { parseQuestion } from './assembly/core/parse-question.ts';
export { QuestionParseError } from './assembly/core/question-parse-error.ts';
export type { QuestionParseCode, QuestionParseProblem } from './assembly/core/question-parse-error.ts';
export {
  blockSchema,
  draftSchema,
  questionSchema,
  questionTypeSchema,
  questionVersion,
  skillSchema,
  studentBlockSchema,
  studentQuestionSchema,
} from './assembly/core/question.ts';
export type { Draft, Question, StudentQuestion } from './assembly/core/question.ts';
export {
  blockTypes,
  questionTypes,
  isAnswerable,
  skillCategories,
  storedTypeOf,
  typesByCategory,
} from './types/question-types.ts';
export type { BlockType, QuestionType, SkillCategory, StoredType, StoredTypeOf } from './types/question-types.ts';
export type { AnswerEntry, Block, BlockOf, EntryOf, StudentBlock, StudentBlockOf } from './assembly/core/registry.ts';
export {
  isBlank,
  plainText,
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  richTextTags,
} from './primitives/rich-text/rich-text.ts';
export type { RichTextTag } from './primitives/rich-text/rich-text.ts';
export { filesOf, mapRichText, textsOf } from './assembly/core/schema-metadata.ts';
export type { QuestionText } from './assembly/core/schema-metadata.ts';
export { toStudentView } from './assembly/core/student-view.ts';
export type { Issue } from './primitives/type-manifest.ts';
export type { BlockMark, Completeness, Decision, ItemMark } from './primitives/marking/marks.ts';
export { validateAnswers } from './assembly/core/validate-answers.ts';
export type { AnswersProgress } from './assembly/core/validate-answers.ts';
export { validateDraft } from './assembly/core/validate-draft.ts';
export type { IssueCode } from './assembly/core/validate-draft.ts';
export { comparableForm } from './primitives/comparison/comparable-form.ts';
export { countWords } from './primitives/text/words.ts';
export type { FillInBlanksItem, Gap } from './types/fill-in-blanks/schema.ts';
export { matchByText } from './types/matching/match-by-text.ts';
export type { MatchingPair } from './types/matching/schema.ts';
export { choiceOf, chosenOptions } from './types/mcq/choice.ts';
export type { McqOption } from './types/mcq/schema.ts';
export type { ShortItem } from './families/short-answers/schema.ts';
export { videoSpeakingQuestion, type VideoSpeakingTask } from './assembly/core/video-speaking-question.ts';
export { applyAction } from './assembly/draft/draft-action.ts';
export type { DraftAction } from './primitives/draft/action.ts';
export { duplicateBlock, insertBlock, moveBlock, removeBlock, updateBlock } from './assembly/draft/blocks.ts';
export type { BlockChanges } from './assembly/draft/blocks.ts';
export { changeSubQuestionType, changeType, updateDraft } from './assembly/draft/head.ts';
export type { DraftChanges } from './assembly/draft/head.ts';
export { apply, createHistory, redo, undo } from './assembly/draft/history.ts';
export type { DraftHistory, HistoryStep } from './assembly/draft/history.ts';
export { insertInput, moveInput, removeInput, updateInput } from './primitives/draft/input-actions.ts';
export type { InputChanges, NewInputItem } from './primitives/draft/input-actions.ts';
export { DraftActionError } from './primitives/draft/action.ts';
export { insertItem, setWhy, updateItem } from './assembly/draft/items.ts';
export { moveItem, removeItem } from './primitives/draft/item-actions.ts';
export type { ContentItem, ItemChanges, ItemOf } from './assembly/draft/items.ts';
export { lossOfSubQuestionType, lossOfType } from './assembly/draft/loss.ts';
export type { BlockLoss } from './assembly/draft/loss.ts';
export { gapFromSelection } from './types/fill-in-blanks/gap-selection.ts';
export { gapInText, gapsFromText, gapsToText } from './types/fill-in-blanks/gaps-text.ts';
