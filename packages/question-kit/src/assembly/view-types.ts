import type { AnswerView } from '../primitives/answer/answer-view.ts';
import type { MarkerView } from '../primitives/marker/marker-view.ts';
import type { ReviewView } from '../primitives/review/review-view.ts';
import type { QuestionType } from '../types/question-types.ts';
import type { AnswerEntry, Block, BlockOf, EntryOf, StudentBlock, StudentBlockOf } from './core/registry.ts';

/** The answer view of one type. */
export type AnswerViewOf<Type extends QuestionType> = AnswerView<StudentBlockOf<Type>, EntryOf<Type>>;

/** Answer views by type. */
export type AnswerViews = { readonly [Type in QuestionType]?: AnswerViewOf<Type> };

/** An answer view whose type is known at run time only. */
export type AnyAnswerView = AnswerView<StudentBlock, AnswerEntry>;

/** The review view of one type. */
export type ReviewViewOf<Type extends QuestionType> = ReviewView<StudentBlockOf<Type>, BlockOf<Type>, EntryOf<Type>>;

/** Review views by type. */
export type ReviewViews = { readonly [Type in QuestionType]?: ReviewViewOf<Type> };

/** A review view whose type is known at run time only. */
export type AnyReviewView = ReviewView<StudentBlock, Block, AnswerEntry>;

/** The marker view of one type. */
export type MarkerViewOf<Type extends QuestionType> = MarkerView<BlockOf<Type>, EntryOf<Type>>;

/** Marker views by type. */
export type MarkerViews = { readonly [Type in QuestionType]?: MarkerViewOf<Type> };

/** A marker view whose type is known at run time only. */
export type AnyMarkerView = MarkerView<Block, AnswerEntry>;
