import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addStep, createHistory, redo, undo, type History } from './history.ts';

/** Changes a value; `field` names what is typed in, so that its letters are one step. */
export type Change<Value> = (recipe: (value: Value) => Value, field?: string) => void;

/** Keeps the steps of a controlled value. A value from elsewhere begins a new history. */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void) {
  const [history, setHistory] = useState(() => createHistory(value));
  const newest = useRef(history);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    if (value === newest.current.value) return;
    newest.current = createHistory(value);
    setHistory(newest.current);
  }, [value]);

  const goTo = useCallback((next: History<Value>) => {
    if (next === newest.current) return;
    newest.current = next;
    setHistory(next);
    report.current(next.value);
  }, []);
  const change: Change<Value> = useCallback(
    (recipe, field) => goTo(addStep(newest.current, recipe(newest.current.value), { field, at: Date.now() })),
    [goTo],
  );
  return {
    change,
    undo: useCallback(() => goTo(undo(newest.current)), [goTo]),
    redo: useCallback(() => goTo(redo(newest.current)), [goTo]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
