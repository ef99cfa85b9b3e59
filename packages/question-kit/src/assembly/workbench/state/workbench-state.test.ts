import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../core/defaults.ts';
import { apply } from '../../draft/history.ts';
import { updateDraft } from '../../draft/head.ts';
import {
  currentOf,
  emptyWorkbench,
  isUntouched,
  isUntouchedPaper,
  openQuestionsOf,
  withBegun,
  withCurrent,
  withDrafts,
  withNewQuestion,
  withoutChange,
  withoutCurrent,
  type WorkbenchState,
} from './workbench-state.ts';

const named = (title: string) => ({ ...emptyDraft(), title });
const write = (bench: WorkbenchState, title: string) =>
  withCurrent(bench, (question) => ({ ...question, history: apply(question.history, updateDraft({ title })) }));
const titles = (workbench: WorkbenchState) => openQuestionsOf(workbench).map(({ history }) => history.draft.title);

describe('the bench', () => {
  it('begins a question with the type that a link names, once, beside what was written', () => {
    const begun = withBegun(withDrafts(emptyWorkbench(), [named('a')]), 'Matching');
    const { draft } = currentOf(begun).history;
    expect(draft.subQuestionType).toBe('Matching');
    expect(draft.questions.map(({ type }) => type)).toEqual(['Matching']);
    expect(titles(begun)).toEqual(['a', '']);
    expect(withBegun(begun, 'Matching')).toBe(begun);
    expect(currentOf(withBegun(begun, 'Rubric')).history.draft.questions.map(({ type }) => type)).toEqual(['Rubric']);
  });

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

  it('takes a change back, and keeps what was written since', () => {
    const before = withDrafts(emptyWorkbench(), [named('a'), named('b')]);
    const closed = withoutCurrent(before);
    const restored = withoutChange(before, closed, write(closed, 'b, and more'));
    expect(titles(restored)).toEqual(['a', 'b, and more']);
    expect(currentOf(restored).history.draft.title).toBe('a');

    const empty = emptyWorkbench();
    expect(withoutChange(before, empty, empty)).toEqual(before);
    const anew = withoutChange(before, empty, write(empty, 'new'));
    expect(titles(anew)).toEqual(['a', 'b', 'new']);

    const opened = withDrafts(before, [named('c')]);
    expect(withoutChange(before, opened, opened)).toEqual(before);
    expect(currentOf(withoutChange(before, opened, write(opened, 'c, and more'))).history.draft.title).toBe(
      'c, and more',
    );
  });

  it('does not call a question untouched whose text was written and taken back', () => {
    const bench = emptyWorkbench();
    const steps = apply(apply(currentOf(bench).history, updateDraft({ title: 'x' })), updateDraft({ title: '' }), 1e9);
    expect(isUntouched({ ...currentOf(bench), history: steps })).toBe(false);
  });

  it('puts a new question into the section of the current one', () => {
    const bench = withDrafts(emptyWorkbench(), [named('a')]);
    const [section] = bench.sections;
    if (!section) throw new Error('A paper has a section.');
    const two = { ...bench, sections: [section, { ...section, id: 'two', questions: [] }] };
    expect(withNewQuestion(two).sections.map(({ questions }) => questions.length)).toEqual([2, 0]);
  });

  it('goes on in another section where one is full', () => {
    const many = withDrafts(
      emptyWorkbench(),
      Array.from({ length: 450 }, (_, at) => named(`q${at}`)),
    );
    expect(many.sections.map(({ questions }) => questions.length)).toEqual([200, 200, 50]);
    expect(titles(many)).toEqual(Array.from({ length: 450 }, (_, at) => `q${at}`));
  });

  it('knows a paper in which nobody has written', () => {
    expect(isUntouchedPaper(emptyWorkbench())).toBe(true);
    expect(isUntouchedPaper(withDrafts(emptyWorkbench(), [named('a')]))).toBe(false);
  });
});
