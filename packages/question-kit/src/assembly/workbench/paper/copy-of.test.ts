import { expect, it } from 'vitest';
import { emptyDraft } from '../../core/defaults.ts';
import { duplicateQuestions, questionsOf } from '../../paper/actions/questions.ts';
import { questionsInLanguage } from '../../paper/in-language.ts';
import { createSection } from '../../paper/paper.ts';
import { createWorkbenchQuestion } from '../state/workbench-state.ts';
import { copyOf } from './copy-of.ts';

const titled = (title: string) => ({ ...createWorkbenchQuestion({ ...emptyDraft(), title }), id: title });

it('a question that is copied with its translation counts once more in each language, and a translation alone does not', () => {
  const translation = { ...titled('الميناء'), language: 'ar', translationOf: 'The harbour' };
  const sections = [createSection('', [titled('The harbour'), translation])];
  const countedAfter = (language: string, ...chosen: string[]) => {
    const copied = duplicateQuestions(sections, new Set(chosen), copyOf);
    const counted = questionsInLanguage({ language: 'en', sections: copied }, language);
    return questionsOf(copied).flatMap(({ id, history }) => (counted.has(id) ? [history.draft.title] : []));
  };
  expect(countedAfter('en', 'The harbour', 'الميناء')).toEqual(['The harbour', 'The harbour']);
  expect(countedAfter('ar', 'The harbour', 'الميناء')).toEqual(['الميناء', 'الميناء']);
  expect(countedAfter('en', 'الميناء')).toEqual(['The harbour']);
  expect(countedAfter('ar', 'الميناء')).toEqual(['الميناء']);
});
