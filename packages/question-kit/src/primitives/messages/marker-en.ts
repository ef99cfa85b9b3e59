import type { Annotation } from '../schema/answer-parts.ts';
import { writerOf } from './writer.ts';

const { number, counted } = writerOf('en');

const colours: Record<Annotation['colour'], string> = {
  amber: 'Amber',
  teal: 'Teal',
  rose: 'Rose',
  violet: 'Violet',
};

/** What those who mark read. */
export const markerEn = {
  mark: number,
  total: 'Total',
  leftToReview: (count: number): string =>
    counted(count, { one: '# answer left to review', other: '# answers left to review' }),
  allReviewed: 'Nothing left to review',
  acceptAll: 'Accept the automatic marks',
  markFor: (name: string): string => `Mark for ${name}`,
  studentAnswer: 'The student’s answer',
  thisAnswer: 'this answer',
  outOf: (maximum: number): string => `of ${number(maximum)}`,
  atMost: (maximum: number): string => `${number(maximum)} at most`,
  aNumber: 'Write a number',
  halfMore: 'Half a mark more',
  halfLess: 'Half a mark less',
  reviewed: 'Reviewed',
  reviewedOf: (name: string): string => `Reviewed: ${name}`,
  markChanged: (from: number, to: number, by: string | undefined): string =>
    `Automatic ${number(from)}, changed to ${number(to)}${by === undefined ? '' : ` by ${by}`}`,
  markConfirmed: (by: string): string => `Confirmed by ${by}`,
  markGiven: (by: string): string => `Given by ${by}`,
  was: (mark: number): string => `was ${number(mark)}`,
  studentText: 'The student’s text',
  studentGaveNothing: 'The student has given no answer.',
  selectHint:
    'Select with the pointer or the keyboard: arrows go by words and lines, Shift takes more. Then C comments; Escape lets go.',
  comment: 'Comment',
  selected: (words: string): string => `Selected: ${words}`,
  newComment: 'New comment',
  commentText: 'What do you want to say?',
  colour: 'Colour',
  colourName: (colour: Annotation['colour']): string => colours[colour],
  save: 'Save',
  cancel: 'Cancel',
  editComment: (position: number): string => `Edit comment ${number(position)}`,
  removeComment: (position: number): string => `Remove comment ${number(position)}`,
  commentRemoved: 'Comment removed.',
  undo: 'Undo',
  commentsTitle: 'Comments',
  noComments: 'None yet. Select words in the text to begin.',
  teacherFiles: 'Spoken comments and files',
  teacherFilesHint: 'The student hears and gets them once the marks are released.',
  attachFiles: 'Attach files',
  speakComment: 'Speak a comment',
  removeFile: (name: string): string => `Remove ${name}`,
  fileRemoved: (name: string): string => `${name} removed.`,
  fileAttached: (name: string): string => `${name} is attached.`,
  fileFailed: 'It did not arrive. Check your connection and try again.',
  filesFull: (most: number): string => `There is room for ${number(most)} files.`,
  overallComments: 'Comment on the whole text',
  overallHint: 'The student reads this once the marks are released.',
};

/** The texts of the marker view. */
export type MarkerMessages = typeof markerEn;
