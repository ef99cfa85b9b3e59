import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../core/defaults.ts';
import { anyAction } from '../../testing/draft-actions.ts';
import { insertBlock, removeBlock, updateBlock } from './blocks.ts';
import { updateDraft } from './head.ts';
import { apply, createHistory, historyLimit, redo, typingPauseMs, undo, type DraftHistory } from './history.ts';
import type { DraftAction } from '../../primitives/draft/action.ts';

/** Every action a step of its own. */
function applyAll(actions: readonly DraftAction[], from: DraftHistory = createHistory(emptyDraft())): DraftHistory {
  return actions.reduce((history, action, index) => apply(history, action, index * typingPauseMs), from);
}

function times(count: number, history: DraftHistory, step: (history: DraftHistory) => DraftHistory): DraftHistory {
  return Array.from({ length: count }).reduce<DraftHistory>((at) => step(at), history);
}

function type(history: DraftHistory, words: string, from = 0): DraftHistory {
  return [...words].reduce(
    (at, _, index) => apply(at, updateDraft({ title: words.slice(0, index + 1) }), from + index * 50),
    history,
  );
}

describe('the history of a draft', () => {
  it('undoes any row of actions to exactly where it began, and redoes them to exactly where it was', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const done = applyAll(actions);
        const undone = times(done.past.length, done, undo);
        expect(undone.draft).toStrictEqual(emptyDraft());
        expect(times(done.past.length, undone, redo).draft).toStrictEqual(done.draft);
      }),
    );
  });

  it('undoes and redoes any single step, wherever one stands', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 12 }), anyAction, (actions, action) => {
        const before = applyAll(actions);
        const done = apply(before, action, actions.length * typingPauseMs);
        if (done === before) return;
        expect(undo(done).draft).toStrictEqual(before.draft);
        expect(redo(undo(done)).draft).toStrictEqual(done.draft);
        expect(redo(undo(done)).past).toEqual(done.past);
      }),
    );
  });

  it('does the same in quick succession as slowly', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const quick = actions.reduce((history, action) => apply(history, action, 0), createHistory(emptyDraft()));
        expect(quick.draft).toStrictEqual(applyAll(actions).draft);
        expect(times(quick.past.length, quick, undo).draft).toStrictEqual(emptyDraft());
      }),
    );
  });

  it('takes typing without a pause as one step', () => {
    const typed = type(createHistory(emptyDraft()), 'The harbour');
    expect(typed.past).toHaveLength(1);
    expect(typed.past[0]?.patches).toHaveLength(1);
    expect(undo(typed).draft.title).toBe('');
    expect(redo(undo(typed)).draft.title).toBe('The harbour');
  });

  it('takes typing into an optional field back to where there was none', () => {
    const start = applyAll([insertBlock('MCQ')]);
    const typed = ['W', 'We', 'We ', 'We s'].reduce(
      (at, modelAnswer, index) => apply(at, updateBlock(0, { modelAnswer }), 5000 + index * 50),
      start,
    );
    expect(typed.past).toHaveLength(2);
    expect(undo(typed).draft).toStrictEqual(start.draft);
    expect(redo(undo(typed)).draft).toStrictEqual(typed.draft);
  });

  it('begins a new step after a pause, in another field, and after an undo', () => {
    const start = applyAll([insertBlock('MCQ')]);
    const typed = type(start, 'One', 5000);
    expect(type(typed, 'One two', 5000 + 100 + typingPauseMs).past).toHaveLength(3);
    expect(apply(typed, updateBlock(0, { rubric: 'x' }), 5150).past).toHaveLength(3);
    const again = redo(undo(typed));
    expect(apply(again, updateDraft({ title: 'One more' }), 5150).past).toHaveLength(3);
  });

  it('forgets what was undone once something else is done', () => {
    const undone = undo(applyAll([insertBlock('MCQ'), insertBlock('MCQ')]));
    expect(undone.future).toHaveLength(1);
    expect(apply(undone, removeBlock(0)).future).toEqual([]);
  });

  it('does not remember what changed nothing, and undoes no further than there is', () => {
    const history = createHistory(emptyDraft());
    expect(apply(history, removeBlock(3))).toBe(history);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it('remembers so many steps and no more', () => {
    const many = applyAll(Array.from({ length: historyLimit + 20 }, (_, index) => updateDraft({ title: `${index}` })));
    expect(many.past).toHaveLength(historyLimit);
    expect(times(historyLimit, many, undo).draft.title).toBe('19');
  });
});
