import type { DemoName } from '../people.ts';
import type { DemoQuestionName } from '../questions.ts';

/**
 * A student's answer to one question. `choices`: the letters of the chosen options, one group per block, `-` for none.
 * `gaps`: the words for the gaps, one list per block. `text`: an essay, with blank lines between paragraphs.
 */
export type DemoAnswer = { choices: string } | { gaps: readonly (readonly string[])[] } | { text: string };

/** A marker's marks of one essay. An annotation refers to the first occurrence of its quote. */
export interface DemoMarks {
  content: number;
  language: number;
  comments: string;
  annotations: readonly { quote: string; comment: string; colour: 'amber' | 'teal' | 'rose' | 'violet' }[];
}

/** One attempt. */
export interface DemoAttempt {
  student: DemoName;
  startedHoursAgo: number;
  /** Minutes from the start to the submission; absent if it is in progress or the time ran out. */
  submittedAfterMinutes?: number;
  answers: Partial<Record<DemoQuestionName, DemoAnswer>>;
  markedHoursAgo?: number;
  marks?: Partial<Record<DemoQuestionName, DemoMarks>>;
  releasedHoursAgo?: number;
  /** When and why it was returned. */
  returned?: { hoursAgo: number; note: string };
}
