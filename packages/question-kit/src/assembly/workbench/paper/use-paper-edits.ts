import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { emptyDraft } from '../../core/defaults.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import {
  addQuestions,
  duplicateQuestions,
  moveQuestionBy,
  moveQuestions,
  removeQuestions,
} from '../../paper/actions/questions.ts';
import { moveSection, removeSection } from '../../paper/actions/sections.ts';
import type { Place } from '../../paper/actions/shape.ts';
import { createWorkbenchQuestion, isUntouched } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import { copyOf } from './copy-of.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import type { RowActions } from './table/question-row.tsx';
import type { PaperRow } from './table/rows.ts';
import type { SectionActions } from './table/section-row.tsx';
import { openButtonOf } from './table/use-row-keys.ts';

interface PaperEditsOptions {
  root: RefObject<HTMLElement | null>;
  rows: readonly PaperRow[];
  /** The rows that are shown, in their order. */
  shown: readonly PaperRow[];
  selected: ReadonlySet<string>;
  /** Selects a row, or no longer. */
  toggle: (id: string) => void;
  editSection: (id: string) => void;
  announce: (text: string) => void;
  /** Says what was done, with a button that takes it back. */
  sayWithUndo: (text: string) => void;
}

/** The rows of questions that are shown. */
const rowsIn = (view: HTMLElement | null): HTMLElement[] => [
  ...(view?.querySelectorAll<HTMLElement>('tr[data-id]') ?? []),
];

/** Gives the focus to the row at a place, else to the last one; where a search shows none, to the search. */
function focusRowAt(view: HTMLElement | null, at: number): void {
  const rows = rowsIn(view);
  const row = rows[at] ?? rows.at(-1);
  (row ? openButtonOf(row) : view?.querySelector<HTMLElement>('input[type="search"]'))?.focus();
}

/** What can be done with the questions and sections of the paper. The focus stays with the row that somebody works on. */
export function usePaperEdits(options: PaperEditsOptions) {
  const { root, rows, shown, selected, toggle, editSection, announce, sayWithUndo } = options;
  const m = usePaperMessages();
  const { bar } = useAllEditorMessages();
  const { workbench, change, paperActions, showMainView, commands } = useWorkbench();
  const { sections, current } = workbench;
  const { act, undo, redo, undoCount, redoCount } = paperActions;
  /** The row whose title gets the focus once it is drawn; where it is empty, the first one. */
  const nextFocus = useRef<string | null>(current);

  const latest = useRef({ rows, shown, selected, sections });
  useLayoutEffect(() => {
    latest.current = { rows, shown, selected, sections };
    if (nextFocus.current === null) return;
    const id = nextFocus.current;
    nextFocus.current = null;
    if (id === '') focusRowAt(root.current, 0);
    else openButtonOf(root.current?.querySelector(`tr[data-id="${CSS.escape(id)}"]`))?.focus();
  });

  /** Takes a step. A row that goes to another section is drawn anew and keeps the focus; one that goes gives it to its neighbour. */
  const takeStep = useCallback(
    (step: () => boolean, done: string, nothing: string | undefined) => {
      const { current: view } = root;
      const hadFocus = view?.contains(document.activeElement);
      const before = rowsIn(view);
      const at = before.findIndex((row) => row.matches(':focus-within'));
      const id = before[at]?.dataset['id'];
      const isDone = flushSync(step);
      if (isDone) announce(done);
      else if (nothing !== undefined) announce(nothing);
      if (!hadFocus || view?.contains(document.activeElement)) return;
      const same = rowsIn(view).findIndex((row) => row.dataset['id'] === id);
      focusRowAt(view, same === -1 ? Math.max(at, 0) : same);
    },
    [root, announce],
  );
  const undoLast = useCallback(
    () => takeStep(undo, m.said.undone, undoCount === 0 ? bar.nothingToUndo : undefined),
    [takeStep, undo, undoCount, m, bar],
  );
  const redoLast = useCallback(
    () => takeStep(redo, m.said.redone, redoCount === 0 ? bar.nothingToRedo : undefined),
    [takeStep, redo, redoCount, m, bar],
  );
  const sectionName = useCallback(
    (id: string) => {
      const at = latest.current.sections.findIndex((section) => section.id === id);
      return latest.current.sections[at]?.title || m.section(at + 1);
    },
    [m],
  );

  const open = useCallback(
    (id: string) => {
      flushSync(() => {
        change((now) => ({ ...now, current: id }));
        showMainView('question');
      });
      const row = latest.current.rows.find((each) => each.id === id);
      if (row && !isUntouched(row.question)) document.querySelector<HTMLElement>('[data-pane="form"] input')?.focus();
      // An empty question begins with the choice of its type.
      else commands.current?.focusStart();
    },
    [change, showMainView, commands],
  );
  const addQuestion = useCallback(
    (sectionId?: string) => {
      const created = createWorkbenchQuestion(emptyDraft());
      if (act((now) => addQuestions(now, [created], sectionId === undefined ? undefined : { sectionId })))
        open(created.id);
    },
    [act, open],
  );

  useImperativeHandle(
    commands,
    () => ({
      goTo: () => openButtonOf(root.current)?.focus(),
      undo: undoLast,
      redo: redoLast,
      openAddMenu: () => root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
      focusStart: () => openButtonOf(root.current)?.focus(),
    }),
    [undoLast, redoLast, root],
  );

  /** The rows that an action on a row is about: all selected ones, if it is one of them. */
  const together = useCallback((id: string): ReadonlySet<string> => {
    const { selected: now } = latest.current;
    return now.has(id) ? now : new Set([id]);
  }, []);
  const sayPlace = useCallback(
    (id: string) => {
      const row = latest.current.rows.find((each) => each.id === id);
      if (!row) return;
      const title = row.title || m.untitledQuestion;
      // At the edge of a section the number stays and the section changes.
      if (latest.current.sections.length === 1) announce(m.said.moved(title, row.number));
      else announce(m.said.movedIn(title, row.number, sectionName(row.sectionId)));
    },
    [m, announce, sectionName],
  );
  const move = useCallback(
    (id: string, place: Place) => {
      nextFocus.current = id;
      flushSync(() => void act((now) => moveQuestions(now, together(id), place)));
      sayPlace(id);
    },
    [act, together, sayPlace],
  );
  const remove = useCallback(
    (ids: ReadonlySet<string>) => {
      const { shown: before } = latest.current;
      const at = before.findIndex(({ id }) => ids.has(id));
      const neighbour = before.slice(at).find(({ id }) => !ids.has(id)) ?? before.findLast(({ id }) => !ids.has(id));
      nextFocus.current = neighbour?.id ?? '';
      if (act((now) => removeQuestions(now, ids))) sayWithUndo(m.said.removed(ids.size));
    },
    [act, m, sayWithUndo],
  );
  const duplicate = useCallback(
    (ids: ReadonlySet<string>) => {
      if (act((now) => duplicateQuestions(now, ids, copyOf))) announce(m.said.duplicated(ids.size));
    },
    [act, m, announce],
  );

  const rowActions = useMemo<RowActions>(
    () => ({
      open,
      toggle,
      duplicate: (id) => duplicate(together(id)),
      moveBy: (id, by) => {
        nextFocus.current = id;
        flushSync(() => void act((now) => moveQuestionBy(now, id, by)));
        sayPlace(id);
      },
      moveTo: (id, sectionId) => move(id, { sectionId }),
      remove: (id) => remove(together(id)),
    }),
    [open, toggle, act, together, duplicate, move, remove, sayPlace],
  );
  const sectionActions = useMemo<SectionActions>(
    () => ({
      edit: editSection,
      addQuestion,
      move: (id, index) => {
        if (act((now) => moveSection(now, id, index))) announce(m.said.moved(sectionName(id), index + 1));
      },
      remove: (id) => {
        const name = sectionName(id);
        // Its menu, which has the focus, goes with it.
        nextFocus.current =
          (latest.current.rows.find(({ sectionId }) => sectionId === id) ?? latest.current.rows[0])?.id ?? null;
        if (act((now) => removeSection(now, id))) sayWithUndo(m.said.sectionRemoved(name));
      },
    }),
    [editSection, addQuestion, act, m, announce, sayWithUndo, sectionName],
  );

  return { addQuestion, open, move, remove, duplicate, rowActions, sectionActions };
}
