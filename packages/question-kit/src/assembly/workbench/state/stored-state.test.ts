import { describe, expect, it } from 'vitest';
import { questionFixture } from '../../../fixtures.ts';
import { questionTypes } from '../../../types/question-types.ts';
import { draftOf, emptyDraft } from '../../core/defaults.ts';
import { updateDraft } from '../../draft/head.ts';
import { apply, createHistory, undo } from '../../draft/history.ts';
import { openPaper, paperOf } from './paper-of.ts';
import { readStoredState } from './stored-state.ts';
import { currentOf, openQuestionsOf, withDrafts, emptyWorkbench } from './workbench-state.ts';

/** What a browser kept on 23 November 2026: a list of questions with their histories and trial answers. */
const beforePapers = {
  questions: questionTypes.map((type, at) => ({
    id: `question-${at}`,
    history: apply(createHistory(draftOf(questionFixture(type))), updateDraft({ title: `Mine, ${type}` }), 1e9),
    answers: { [`${type} tried`]: { studentAnswer: 'x', studentMark: 0 } },
  })),
  current: 'question-3',
};

describe('what a browser kept', () => {
  it('before there were papers becomes a paper of one section, with every question, step and trial answer', () => {
    const { workbench, isIncomplete } = readStoredState(structuredClone(beforePapers));
    expect(isIncomplete).toBe(false);
    expect(workbench.sections).toHaveLength(1);
    expect(openQuestionsOf(workbench).map(({ id, history, answers }) => ({ id, history, answers }))).toEqual(
      beforePapers.questions,
    );
    expect(currentOf(workbench).id).toBe('question-3');
    expect(undo(currentOf(workbench).history).draft).toEqual(draftOf(questionFixture(questionTypes[3])));
  });

  it('of a paper is that paper again', () => {
    const { workbench } = readStoredState(structuredClone(beforePapers));
    expect(readStoredState(structuredClone(workbench))).toEqual({ workbench, isIncomplete: false });
  });

  it('keeps what can be read of it, and says that something cannot', () => {
    const broken = { ...beforePapers, questions: [...beforePapers.questions, { id: 'x', history: { draft: {} } }] };
    const { workbench, isIncomplete } = readStoredState(broken);
    expect(openQuestionsOf(workbench)).toHaveLength(questionTypes.length);
    expect(isIncomplete).toBe(true);
  });

  it.each([undefined, null, 7, {}, { questions: [], current: '' }])('is never without a question: %j', (stored) => {
    expect(openQuestionsOf(readStoredState(stored).workbench)).toHaveLength(1);
  });
});

it('is the same paper when it is opened again', () => {
  const workbench = withDrafts(emptyWorkbench(), [{ ...emptyDraft(), title: 'a' }, draftOf(questionFixture('MCQ'))]);
  const opened = openPaper(paperOf(workbench));
  expect(paperOf(opened)).toEqual(paperOf(workbench));
});
