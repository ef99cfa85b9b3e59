import { expect, test } from 'vitest';
import { fixtures } from '../../../fixtures.ts';
import { questionVersion, type Question } from '../../core/question.ts';
import { exportQuestions } from '../export-questions.ts';
import { importQuestions } from '../import-questions.ts';

const [choice] = fixtures.MCQ;

const question = (title: string): Question => ({
  version: questionVersion,
  title,
  type: 'Reading',
  subQuestionType: 'MCQ',
  category: '',
  level: '',
  diploma: '',
  input: [],
  questions: choice ? [choice.block] : [],
});

test('Moodle XML carries the tags of each question there and back, other formats none', async () => {
  const tags = new Map([
    ['One', ['Travel', 'سفر & <more>']],
    ['Two', []],
  ]);
  const questions = [question('One'), question('Two')];
  const options = { tags: ({ title }: Question) => tags.get(title) ?? [] };
  const { bytes } = await exportQuestions(questions, 'moodle-xml', options);
  expect((await importQuestions(bytes)).tags).toEqual([...tags.values()]);
  const gift = await exportQuestions(questions, 'gift', options);
  expect((await importQuestions(gift.bytes, { format: 'gift' })).tags).toEqual([[], []]);
});
