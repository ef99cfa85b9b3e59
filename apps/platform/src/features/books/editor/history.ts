/** What came before a value and after it. Never changed in place. */
export interface History<Value> {
  value: Value;
  past: readonly Value[];
  /** The value to redo next is the last. */
  future: readonly Value[];
  /** The field that was typed in last, and when, in milliseconds. */
  typing: { field: string; at: number } | null;
}

/** Steps that can be undone; older ones are forgotten. */
export const historyLimit = 200;
/** Typing that pauses for longer than this, in milliseconds, begins a new step. */
export const typingPauseMs = 1000;

/** A history that begins with this value. */
export function createHistory<Value>(value: Value): History<Value> {
  return { value, past: [], future: [], typing: null };
}

/**
 * Adds a step. What was undone before can no longer be redone.
 *
 * @param step `field`: typing in the same one without a pause is one step. `at`: the time in milliseconds
 */
export function addStep<Value>(
  history: History<Value>,
  value: Value,
  { field, at }: { field?: string | undefined; at: number },
): History<Value> {
  if (value === history.value) return history;
  const typing = field === undefined ? null : { field, at };
  const goesOn =
    typing !== null && history.typing?.field === typing.field && typing.at - history.typing.at < typingPauseMs;
  const past = goesOn ? history.past : [...history.past, history.value].slice(-historyLimit);
  return { value, past, future: [], typing };
}

/** Takes the last step back; with none left, the history as it is. */
export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { value: before, past: history.past.slice(0, -1), future: [...history.future, history.value], typing: null };
}

/** Does the step again that was undone last; with none left, the history as it is. */
export function redo<Value>(history: History<Value>): History<Value> {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  return { value: after, past: [...history.past, history.value], future: history.future.slice(0, -1), typing: null };
}
