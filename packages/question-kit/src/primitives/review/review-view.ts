import type { ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import type { BlockMark } from '../marking/marks.ts';
import type { AnswerMessages } from '../messages/answer-en.ts';
import type { ReviewMessages } from '../messages/review-en.ts';
import type { StimulusLayout } from '../stimulus/stimulus-layout.ts';
import type { Takes } from '../views/takes.ts';

/** What a review view receives. */
export interface ReviewProps<Student, Solution, Entry> {
  block: Student;
  /** The block with its key; undefined where it may not be told. */
  solution: Solution | undefined;
  entry: Entry | undefined;
  /** Undefined where nothing has been marked yet. */
  mark: BlockMark | undefined;
  showModelAnswer: boolean;
  uid: string;
  number: number | undefined;
  messages: AnswerMessages & ReviewMessages;
  /** The language of the question's own texts. */
  lang: string;
}

/** The review view of one type and what it looks like besides what all reviews share. */
export interface ReviewView<Student, Solution, Entry> {
  Review: Takes<ReviewProps<Student, Solution, Entry>, ReactNode>;
  styles: RuleSet;
  /** How the stimulus of a question of this type lies; above the questions by default. */
  layout?: StimulusLayout;
}
