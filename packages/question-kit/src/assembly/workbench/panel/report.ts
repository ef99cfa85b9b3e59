import type { AnswerRecord } from '../../core/answer-record.ts';
import type { Draft, StudentQuestion } from '../../core/question.ts';
import type { AnswerEntry } from '../../core/registry.ts';
import type { BlockMark } from '../../../primitives/marking/marks.ts';

/** One validation issue, as the panel lists it. */
export interface ReportedIssue {
  path: (string | number)[];
  code: string;
  /** In the language of the page. */
  message: string;
}

/** Everything that Storybook's panel shows of a question, as it travels from the page of the story to the panel. */
export interface QuestionReport {
  language: string;
  draft: Draft;
  template: AnswerEntry[];
  record: AnswerRecord;
  /** Absent while the draft is too broken to be shown. */
  student: StudentQuestion | null;
  /** Paths of what a student must not see and yet would; empty when all is well. */
  leaks: string[];
  marks: { mark: number; maximum: number; pending: boolean; blocks: BlockMark[] } | null;
  issues: ReportedIssue[];
  /** Whether the page can lead to an issue's place: it shows the author's view. */
  canGoToIssues: boolean;
}

/** What the page and the panel say to each other. */
export const panelEvents = {
  /** Page to panel: a `QuestionReport`, or null when no question is shown. */
  report: 'rubrica/report',
  /** Panel to page: say it again. */
  ask: 'rubrica/ask',
  /** Panel to page: the path of an issue, to go to. */
  goTo: 'rubrica/go-to',
} as const;
