import type { LectureAnswer } from '@rubrica/api-client/contract';
import { markAnswers, type AnswerEntry, type Question } from '@rubrica/question-kit';
import { describe, expect, it } from 'vitest';
import { harbourQuestion, rightFerry, wrongFerry } from '../../testing/fixtures/lecture-questions.ts';
import { distributionOf, lastTries } from './distribution.ts';

const answer = (student: string, content: Question, answers: AnswerEntry[], number = 1): LectureAnswer => ({
  _id: `${student}-${number}`,
  question: 'q',
  questionVersion: 1,
  student,
  studentName: student,
  try: number,
  answeredAt: '2026-01-01T00:00:00Z',
  outcome: 'wrong',
  answers,
  marks: markAnswers(content, answers).blocks,
  version: 0,
});

const gaps: Question = {
  ...harbourQuestion,
  subQuestionType: 'FillInBlanks',
  questions: [
    {
      type: 'FillInBlanks',
      id: 'gaps',
      rubric: '',
      autoCorrected: true,
      boxOptions: false,
      content: [{ type: 'gap', id: 'g', answers: ['pier'] }],
    },
  ],
};
const typed = (text: string): AnswerEntry[] => [[{ studentAnswer: text, studentMark: 0 }]];

describe('the distribution of the answers to a question', () => {
  it('counts each option, and the last try of each student alone', () => {
    const answers = [
      answer('a', harbourQuestion, wrongFerry, 1),
      answer('a', harbourQuestion, rightFerry, 2),
      answer('b', harbourQuestion, wrongFerry),
    ];
    const [item] = distributionOf(harbourQuestion, lastTries({ answers }));
    expect(item?.counts).toEqual([
      { text: '7:20', count: 1, isRight: true },
      { text: '6:40', count: 1, isRight: false },
      { text: '12:07', count: 0, isRight: false },
    ]);
  });

  it('counts typed answers without regard to case, the most frequent first, and the rest together', () => {
    const texts = ['Pier', 'pier', 'quay', 'a', 'b', 'c', 'd', 'e', ''];
    const answers = texts.map((text, index) => answer(String(index), gaps, typed(text)));
    const [item] = distributionOf(gaps, answers);
    expect(item?.counts[0]).toEqual({ text: 'Pier', count: 2, isRight: true });
    expect(item?.counts.at(-1)).toEqual({ text: null, count: 1, isRight: false });
    expect(item?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });
});
