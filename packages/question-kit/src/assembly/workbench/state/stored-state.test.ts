import { describe, expect, it } from 'vitest';
import { questionFixture } from '../../../fixtures.ts';
import { questionTypes } from '../../../types/question-types.ts';
import { draftOf, emptyDraft } from '../../core/defaults.ts';
import { updateDraft } from '../../draft/head.ts';
import { apply, createHistory, undo } from '../../draft/history.ts';
import { saveVersion } from '../../paper/versions.ts';
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

  it('of a paper whose versions or blueprint it cannot read in full is the rest of the paper', () => {
    const workbench = withDrafts(emptyWorkbench(), [draftOf(questionFixture('MCQ'))]);
    const paper = saveVersion(paperOf(workbench), { name: 'Before the board', by: '', at: '2026-11-20T10:00:00.000Z' });
    const target = { skill: 'Reading', level: 'B1', points: 4 } as const;
    const kept = { ...workbench.paper, title: 'Seas', versions: paper.versions, blueprint: [target] };
    expect(readStoredState({ ...workbench, paper: kept })).toEqual({
      workbench: { ...workbench, paper: kept },
      isIncomplete: false,
    });
    const newer = {
      versions: [{ ...paper.versions[0], isLocked: true }, ...paper.versions],
      blueprint: [target, { ...target, minutes: 3 }],
    };
    for (const lists of [newer, { ...newer, blueprint: [target] }, { ...newer, versions: paper.versions }])
      expect(readStoredState({ ...workbench, paper: { ...kept, ...lists } })).toEqual({
        workbench: { ...workbench, paper: kept },
        isIncomplete: true,
      });
    const without = { ...kept, versions: 'elsewhere' };
    expect(readStoredState({ ...workbench, paper: without })).toEqual({
      workbench: { ...workbench, paper: { ...kept, versions: [] } },
      isIncomplete: true,
    });
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
