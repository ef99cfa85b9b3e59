import type { Annotation } from '../../core/answer-parts.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const colours: Record<Annotation['colour'], string> = {
  amber: 'Amber',
  teal: 'Teal',
  rose: 'Rose',
  violet: 'Violet',
};

/** What those who mark read. */
export const markerEn = {
  mark: (mark: number): string => number.format(mark),
  total: 'Total',
  leftToReview: (count: number): string =>
    count === 1 ? '1 answer left to review' : `${number.format(count)} answers left to review`,
  allReviewed: 'Nothing left to review',
  acceptAll: 'Accept the automatic marks',
  markFor: (name: string): string => `Mark for ${name}`,
  thisAnswer: 'this answer',
  outOf: (maximum: number): string => `of ${number.format(maximum)}`,
  atMost: (maximum: number): string => `${number.format(maximum)} at most`,
  halfMore: 'Half a mark more',
  halfLess: 'Half a mark less',
  reviewed: 'Reviewed',
  reviewedOf: (name: string): string => `Reviewed: ${name}`,
  automatic: (mark: number): string => `Automatic: ${number.format(mark)}`,
  was: (mark: number): string => `was ${number.format(mark)}`,
  studentText: 'The student’s text',
  studentGaveNothing: 'The student has given no answer.',
  selectHint: 'Select words with the pointer, or with the arrow keys; Shift takes more. Then press C.',
  comment: 'Comment',
  selected: (words: string): string => `Selected: ${words}`,
  newComment: 'New comment',
  commentText: 'What do you want to say?',
  colour: 'Colour',
  colourName: (colour: Annotation['colour']): string => colours[colour],
  save: 'Save',
  cancel: 'Cancel',
  editComment: (position: number): string => `Edit comment ${number.format(position)}`,
  removeComment: (position: number): string => `Remove comment ${number.format(position)}`,
  commentRemoved: 'Comment removed.',
  undo: 'Undo',
  commentsTitle: 'Comments',
  noComments: 'None yet. Select words in the text to begin.',
  overallComments: 'Comment on the whole text',
  overallHint: 'The student reads this once the marks are released.',
};

/** The texts of the marker view. */
export type MarkerWords = typeof markerEn;
