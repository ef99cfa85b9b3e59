import type { AnswerEntry } from '@rubrica/question-kit';

/** What a save carries besides its `rev`. */
export interface AnswerContent {
  answers: AnswerEntry[];
  flagged: boolean;
}

/** A change that the server has not confirmed yet. */
export interface PendingAnswer {
  /** The answer's `_id`. */
  answer: string;
  taskTaken: string;
  /** The revision this change is based on. */
  rev: number;
  content: AnswerContent;
  /**
   * What was sent and never confirmed. It is sent again, unchanged, before anything newer: had the server applied it and
   * only its reply been lost, newer content based on the old revision would look like somebody else's.
   */
  unconfirmed?: AnswerContent;
  /** Milliseconds since the epoch, by this device. */
  changedAt: number;
}

/** A change as the device stores it; `key` names the person, the tab and the answer. */
export interface StoredPendingAnswer extends PendingAnswer {
  key: string;
}

/** Where pending changes outlive the page. */
export interface PendingAnswerStore {
  put(change: PendingAnswer): Promise<void>;
  remove(answer: string): Promise<void>;
  /** All changes of one attempt, also those that another tab left behind. */
  list(taskTaken: string): Promise<StoredPendingAnswer[]>;
  /** Moves a change that another page left behind to this page. */
  takeOver(change: StoredPendingAnswer): Promise<void>;
}
