export { comparePapers, hasDifferences } from './assembly/compare/compare-papers.ts';
export type {
  PaperDifferences,
  PaperQuestionDifference,
  QuestionPlace,
  SectionDifference,
} from './assembly/compare/compare-papers.ts';
export { compareQuestions } from './assembly/compare/compare-questions.ts';
export type { QuestionDifferences } from './assembly/compare/compare-questions.ts';
export { compareWords } from './assembly/compare/compare-words.ts';
export type { WordRun } from './assembly/compare/compare-words.ts';
export { differenceWords } from './assembly/compare/difference-words.ts';
export type { Difference, ValuePath } from './assembly/compare/difference.ts';
export { anchorOf, placeOf } from './assembly/editorial/anchor.ts';
export type { Anchor } from './assembly/editorial/anchor.ts';
export { addComment, reopenComment, replyToComment, resolveComment } from './assembly/editorial/comments.ts';
export type { Review, Signature } from './assembly/editorial/review.ts';
export { compareLanguages, languagesOf } from './assembly/editorial/compare-languages.ts';
export type { MissingText, TranslatableQuestion, TranslationLine } from './assembly/editorial/compare-languages.ts';
export { changeState, reviewAfterEdit, statesAfter } from './assembly/editorial/states.ts';
export { decideSuggestion } from './assembly/editorial/decisions.ts';
export { suggestChanges, suggestedEdit } from './assembly/editorial/suggestions.ts';
export type { SuggestedEdit, SuggestedVersion } from './assembly/editorial/suggestions.ts';
export {
  commentSchema,
  questionStates,
  questionStateSchema,
  stateChangeSchema,
  suggestionSchema,
} from './assembly/editorial/schema.ts';
export { exceptionSchema } from './assembly/core/exception.ts';
export type { Exception } from './assembly/core/exception.ts';
export type {
  Comment,
  QuestionState,
  Reply,
  StateChange,
  SuggestedChange,
  Suggestion,
} from './assembly/editorial/schema.ts';
export {
  addQuestions,
  changeQuestions,
  duplicateQuestions,
  moveQuestionBy,
  moveQuestions,
  questionsOf,
  removeQuestions,
} from './assembly/paper/actions/questions.ts';
export { withoutAction } from './assembly/paper/actions/restore.ts';
export { addSection, moveSection, removeSection, updateSection } from './assembly/paper/actions/sections.ts';
export type { SectionChanges } from './assembly/paper/actions/sections.ts';
export type { Place, QuestionShape, Sections, SectionShape } from './assembly/paper/actions/shape.ts';
export { compareBlueprint } from './assembly/paper/blueprint.ts';
export type { BlueprintLine } from './assembly/paper/blueprint.ts';
export { filesOfPaper, mapFiles, paperFileLimits } from './assembly/paper/file/media.ts';
export type { PaperMedia } from './assembly/paper/file/media.ts';
export { PaperFileError, paperProblemText, paperProblemTexts } from './assembly/paper/file/problems.ts';
export type { PaperProblem, PaperProblemCode } from './assembly/paper/file/problems.ts';
export { readPaperFile } from './assembly/paper/file/read-paper-file.ts';
export type { PaperFile, PaperFileResult } from './assembly/paper/file/read-paper-file.ts';
export { paperFileType, writePaperFile } from './assembly/paper/file/write-paper-file.ts';
export { questionsInLanguage, sectionsInLanguage } from './assembly/paper/in-language.ts';
export type { TranslatedPaper, TranslatedQuestion } from './assembly/paper/in-language.ts';
export { PaperLimitError, paperLimits } from './assembly/paper/limits.ts';
export {
  createPaperQuestion,
  createSection,
  emptyPaper,
  paperQuestionSchema,
  paperSchema,
  paperVersion,
  paperVersionSchema,
  sectionSchema,
  targetSchema,
} from './assembly/paper/paper.ts';
export type { Paper, PaperQuestion, PaperVersion, Section, Target } from './assembly/paper/paper.ts';
export { setPoints } from './assembly/paper/points.ts';
export { pointsOf, totalsOf } from './assembly/paper/totals.ts';
export type { PaperTotals } from './assembly/paper/totals.ts';
export { saveVersion, sectionsOfVersion } from './assembly/paper/versions.ts';
