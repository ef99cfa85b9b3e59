import { expect, it } from 'vitest';
import { answerEntriesSchema, blockMarkSchema } from './answer-record.ts';
import { defaultBlock } from './defaults.ts';
import { markAnswers } from './marking.ts';
import { libraryFixture } from '../../types/writing-essays/fixtures.ts';

it('adds thirds of marks up to whole ones, and reads back what it gives', () => {
  const content = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, correct: id !== 'd' }));
  const block = { ...defaultBlock('MCQ'), autoCorrected: true, content };
  const questions = Array.from({ length: 7 }, () => block);
  const given = questions.map((_, index) => ({ studentAnswer: index === 6 ? 'a b c' : 'a', studentMark: 0 }));
  const { mark, entries, blocks } = markAnswers({ questions }, given);
  expect(mark).toBe(3);
  expect(answerEntriesSchema.parse(entries)).toEqual(entries);
  for (const result of blocks) expect(() => blockMarkSchema.parse(result)).not.toThrow();
  expect(markAnswers({ questions }, entries).mark).toBe(3);
});

it('keeps what a person has given so far of an answer that they have not finished reviewing, and counts none of it', () => {
  const question = { questions: [libraryFixture.block] };
  const half = { ...libraryFixture.right, studentContentMark: 7.5, studentLanguageMark: 0, reviewed: false };
  const { entries, mark, pending } = markAnswers(question, [half]);
  expect(entries).toEqual([half]);
  expect({ mark, pending }).toEqual({ mark: 0, pending: true });
  const [finished] = markAnswers(
    question,
    entries.map((entry) => ({ ...entry, studentLanguageMark: 8, reviewed: true })),
  ).blocks;
  expect(finished?.mark).toBe(15.5);
});
