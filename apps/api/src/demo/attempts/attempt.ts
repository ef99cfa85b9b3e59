import type { DemoName } from '../people.ts';
import type { DemoQuestionName } from '../questions.ts';

/**
 * What a student answered to one question. `choices`: the letters of each block's options, with `-` for none.
 * `gaps`: the words of each block, in the order of its gaps. `text`: an essay, with blank lines between paragraphs.
 */
export type DemoAnswer = { choices: string } | { gaps: readonly (readonly string[])[] } | { text: string };

/** What a marker gave one essay. An annotation stands on the first place where its words occur. */
export interface DemoMarks {
  content: number;
  language: number;
  comments: string;
  annotations: readonly { quote: string; comment: string; colour: 'amber' | 'teal' | 'rose' | 'violet' }[];
}

/** One attempt, told in the order in which it happened. */
export interface DemoAttempt {
  student: DemoName;
  /** Hours before now. */
  startedHoursAgo: number;
  /** Minutes from the start to handing in; absent while it is in progress or time ran out. */
  submittedAfterMinutes?: number;
  answers: Partial<Record<DemoQuestionName, DemoAnswer>>;
  /** Hours before now at which the marks were given. */
  markedHoursAgo?: number;
  marks?: Partial<Record<DemoQuestionName, DemoMarks>>;
  /** Hours before now. */
  releasedHoursAgo?: number;
  /** It was opened again: hours before now, and what the marker said. */
  returned?: { hoursAgo: number; note: string };
}
