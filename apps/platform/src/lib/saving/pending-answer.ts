import type { AnswerId, TaskTakenId } from '@rubrica/api-client/contract';

/** A change that the server has not confirmed yet. `Content` is what a save carries besides its `rev`. */
export interface PendingAnswer<Content> {
  /** The answer's `_id`. */
  answer: AnswerId;
  taskTaken: TaskTakenId;
  /** The revision this change is based on. */
  rev: number;
  content: Content;
  /**
   * What was sent and never confirmed. It is sent again, unchanged, before anything newer: had the server applied it and
   * only its reply been lost, newer content based on the old revision would look like somebody else's.
   */
  unconfirmed?: Content;
  /** Milliseconds since the epoch, by this device. */
  changedAt: number;
}

/** A change as the device stores it; `key` names the person, the tab and the answer. */
export interface StoredPendingAnswer<Content> extends PendingAnswer<Content> {
  key: string;
}

/** Where pending changes outlive the page. */
export interface PendingAnswerStore<Content> {
  put(change: PendingAnswer<Content>): Promise<void>;
  remove(answer: AnswerId): Promise<void>;
  /** Moves a change that another page left behind to this page. */
  takeOver(change: StoredPendingAnswer<Content>): Promise<void>;
}
