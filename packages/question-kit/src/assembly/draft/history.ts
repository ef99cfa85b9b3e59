import { applyPatches, enablePatches, produceWithPatches, type Patch } from 'immer';
import type { Draft } from '../core/question.ts';
import type { DraftAction } from './draft-action.ts';

enablePatches();

/** One step that can be undone, as patches: it costs what it changes, not what the draft weighs. */
export interface HistoryStep {
  name: string;
  typing?: string;
  /** The id of what the step carried out. */
  carriesOut?: string;
  /** When it was last added to, in milliseconds. */
  at: number;
  patches: readonly Patch[];
  inverse: readonly Patch[];
}

/** A draft with the steps that led to it and those that were undone. Never changed in place. */
export interface DraftHistory {
  draft: Draft;
  past: readonly HistoryStep[];
  /** The step to redo next is the last. */
  future: readonly HistoryStep[];
  /** The last step may still be added to by typing. */
  open: boolean;
}

/** Steps that can be undone; older ones are forgotten. */
export const historyLimit = 200;

/** Typing that pauses for longer than this, in milliseconds, begins a new step. */
export const typingPauseMs = 1000;

/** A history that begins with this draft. */
export function createHistory(draft: Draft): DraftHistory {
  return { draft, past: [], future: [], open: false };
}

/**
 * Does an action and remembers how to undo it. What was undone before can then no longer be redone.
 *
 * @param now the time in milliseconds; typing in the same field within `typingPause` is one step
 */
export function apply(history: DraftHistory, action: DraftAction, now: number = Date.now()): DraftHistory {
  const [draft, patches, inverse] = produceWithPatches(history.draft, (copy) => {
    action.recipe(copy);
  });
  if (patches.length === 0) return history;
  const step: HistoryStep = { name: action.name, at: now, patches, inverse };
  if (action.typing !== undefined) step.typing = action.typing;
  if (action.carriesOut !== undefined) step.carriesOut = action.carriesOut;
  const last = history.past.at(-1);
  const past =
    last && history.open && continues(last, step)
      ? [...history.past.slice(0, -1), merge(last, step)]
      : [...history.past, step].slice(-historyLimit);
  return { draft, past, future: [], open: true };
}

/** Takes the last step back; with none left, the history as it is. */
export function undo(history: DraftHistory): DraftHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  const draft = applyPatches(history.draft, step.inverse);
  return { draft, past: history.past.slice(0, -1), future: [...history.future, step], open: false };
}

/** Does the step again that was undone last; with none left, the history as it is. */
export function redo(history: DraftHistory): DraftHistory {
  const step = history.future.at(-1);
  if (!step) return history;
  const draft = applyPatches(history.draft, step.patches);
  return { draft, past: [...history.past, step], future: history.future.slice(0, -1), open: false };
}

function continues(last: HistoryStep, next: HistoryStep): boolean {
  return next.typing !== undefined && next.typing === last.typing && next.at - last.at < typingPauseMs;
}

/** Typing replaces one value over and over: only the first value before and the last one after need keeping. */
function merge(last: HistoryStep, next: HistoryStep): HistoryStep {
  if (isSameReplacement(last, next)) return { ...next, inverse: last.inverse };
  return { ...next, patches: [...last.patches, ...next.patches], inverse: [...next.inverse, ...last.inverse] };
}

function isSameReplacement(last: HistoryStep, next: HistoryStep): boolean {
  const patches = [...last.patches, ...last.inverse, ...next.patches, ...next.inverse];
  const [first] = patches;
  return (
    patches.length === 4 && patches.every((patch) => patch.op === 'replace' && patch.path.join() === first?.path.join())
  );
}
