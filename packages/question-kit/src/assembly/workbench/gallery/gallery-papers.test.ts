import { describe, expect, it } from 'vitest';
import { questionOf } from '../../core/defaults.ts';
import { parseQuestion } from '../../core/parse-question.ts';
import { questionTypes } from '../../../types/question-types.ts';
import { validateDraft } from '../../core/validate-draft.ts';
import { secretLeaks } from '../panel/secret-leaks.ts';
import { galleryPapers } from './gallery-papers.ts';

/** An author is not offered what comes with a task, so its question always says so. */
const madeByTasks = 'VideoSpeaking';

describe.each(galleryPapers.map(({ key, draft }) => [key, draft] as const))('the mock paper %s', (_key, draft) => {
  it('is read as it is written, needs no mending and keeps its secrets', () => {
    const question = questionOf(structuredClone(draft));
    expect(parseQuestion(JSON.stringify(question))).toEqual(question);
    const left = validateDraft(draft).filter(({ code }) => code !== 'type-not-offered');
    expect(left).toEqual([]);
    if (draft.subQuestionType !== madeByTasks) expect(validateDraft(draft)).toEqual([]);
    expect(secretLeaks(question)).toEqual([]);
  });
});

it('there is one of every type', () => {
  const found = new Set(galleryPapers.map(({ draft }) => draft.subQuestionType));
  expect(questionTypes.filter((type) => !found.has(type) && type !== 'Rubric')).toEqual([]);
  const blocks = galleryPapers.flatMap(({ draft }) => draft.questions.map(({ type }) => type));
  expect(blocks).toContain('Rubric');
});
