import type { ValuePath } from '../../compare/difference.ts';

/** The field of the form that had the focus last, for the remark that is written next. */
export interface CurrentField {
  questionId: string;
  path: ValuePath;
  /** What the pane is to move the focus to, once: the field for a remark, the remarks that are there, the findings, or the form. */
  wants?: 'write' | 'read' | 'check' | 'change';
}

/** Keeps the field between the form, where it gets the focus, and the pane, which is open at another time. */
export interface CurrentFieldStore {
  get: () => CurrentField | null;
  set: (field: CurrentField) => void;
  subscribe: (listener: () => void) => () => void;
}

function createCurrentField(): CurrentFieldStore {
  let current: CurrentField | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (field) => {
      const isSame = field.questionId === current?.questionId && field.path.join('.') === current.path.join('.');
      if (isSame && field.wants === current?.wants) return;
      current = field;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One for the page: there is one form with the focus at most. */
export const currentField = createCurrentField();
