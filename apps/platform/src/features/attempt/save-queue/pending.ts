import type { AnswerEntry } from '@rubrica/question-kit';

/** What a save carries besides its `rev`. */
export interface AnswerContent {
  answers: AnswerEntry[];
  flagged: boolean;
}

/** A change that the server has not confirmed yet, as the device keeps it. */
export interface PendingAnswer {
  /** The answer's `_id`. */
  answer: string;
  taskTaken: string;
  /** The revision this change was made upon. */
  rev: number;
  content: AnswerContent;
  /**
   * What was sent and never confirmed. It is sent again, unchanged, before anything newer: had the server applied it and
   * only its reply been lost, newer content upon the old revision would look like somebody else's.
   */
  unconfirmed?: AnswerContent;
  /** Milliseconds since the epoch, by this device. */
  changedAt: number;
}

/** Where pending changes outlive the page. */
export interface PendingStore {
  put(change: PendingAnswer): Promise<void>;
  remove(answer: string): Promise<void>;
  /** All changes of one attempt, also those that another tab left behind. */
  listOf(taskTaken: string): Promise<KeptAnswer[]>;
  /** Makes a change that was left behind this page's own. */
  takeOver(change: KeptAnswer): Promise<void>;
}

/** A change as the device keeps it; `key` says whose page wrote it. */
export interface KeptAnswer extends PendingAnswer {
  key: string;
}
