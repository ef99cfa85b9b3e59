import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../core/defaults.ts';
import { apply } from '../../draft/history.ts';
import { updateDraft } from '../../draft/head.ts';
import { currentOf, emptyWorkbench, isUntouched, withCurrent, withDrafts, withoutCurrent } from './workbench-state.ts';

const named = (title: string) => ({ ...emptyDraft(), title });
const titles = ({ questions }: ReturnType<typeof emptyWorkbench>) =>
  questions.map(({ history }) => history.draft.title);

describe('the bench', () => {
  it('gives the place of an empty question to the first that is opened', () => {
    const bench = withDrafts(emptyWorkbench(), [named('a'), named('b')]);
    expect(titles(bench)).toEqual(['a', 'b']);
    expect(currentOf(bench).history.draft.title).toBe('a');
  });

  it('keeps what was written when another is opened', () => {
    const written = withCurrent(emptyWorkbench(), (question) => ({
      ...question,
      history: apply(question.history, updateDraft({ title: 'mine' })),
    }));
    expect(titles(withDrafts(written, [named('a')]))).toEqual(['mine', 'a']);
  });

  it('takes the neighbour in hand when one is put away, and an empty one after the last', () => {
    const bench = withDrafts(emptyWorkbench(), [named('a'), named('b')]);
    const left = withoutCurrent(bench);
    expect(currentOf(left).history.draft.title).toBe('b');
    expect(isUntouched(currentOf(withoutCurrent(left)))).toBe(true);
  });

  it('does not call a question untouched whose text was written and taken back', () => {
    const bench = emptyWorkbench();
    const steps = apply(apply(currentOf(bench).history, updateDraft({ title: 'x' })), updateDraft({ title: '' }), 1e9);
    expect(isUntouched({ ...currentOf(bench), history: steps })).toBe(false);
  });
});
