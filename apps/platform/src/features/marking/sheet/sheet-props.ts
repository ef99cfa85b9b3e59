/** Where the marking of one attempt stands among the others. */
export interface SheetProps {
  /** The attempt's `_id`. */
  attempt: string;
  /** Where the attempts of this task are listed. */
  queueAt: string;
  /** The address of another attempt of this task. */
  attemptAt: (attempt: string) => string;
  /** The question to begin with, by its `_id`; the first that waits for a mark unless given. */
  question?: string | null;
}
