import type { ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import type { BlockMark } from '../marking/marks.ts';
import type { AnswerMessages } from '../messages/answer.ts';
import type { ReviewMessages } from '../messages/review.ts';
import type { StimulusLayout } from '../stimulus/stimulus-layout.ts';
import type { Callback } from '../views/callback.ts';

/** The props of a review view. */
export interface ReviewProps<Student, Solution, Entry> {
  block: Student;
  /** The block with its key; undefined if it may not be shown. */
  solution: Solution | undefined;
  entry: Entry | undefined;
  /** Undefined if nothing is marked yet. */
  mark: BlockMark | undefined;
  showModelAnswer: boolean;
  uid: string;
  number: number | undefined;
  messages: AnswerMessages & ReviewMessages;
  /** The language of the question's own texts. */
  lang: string;
}

/** The review view of one type and its own styles. */
export interface ReviewView<Student, Solution, Entry> {
  Review: Callback<ReviewProps<Student, Solution, Entry>, ReactNode>;
  styles: RuleSet;
  /** How the stimulus of a question of this type lies; above the questions by default. */
  layout?: StimulusLayout;
}
