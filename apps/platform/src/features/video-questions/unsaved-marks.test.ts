import type { LectureAnswer } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { expect, it } from 'vitest';
import { createUnsavedMarks } from './unsaved-marks.ts';

const marked = (studentMark: number): AnswerEntry[] => [[{ studentAnswer: 'a boat', studentMark }]];
const answer: LectureAnswer = {
  _id: 'answer',
  question: 'question',
  questionVersion: 1,
  student: 'student',
  studentName: 'Sara',
  try: 1,
  answeredAt: '2026-03-01T10:00:00.000Z',
  outcome: 'pending',
  answers: marked(0),
  marks: [],
  version: 2,
};

it('gives back the marks of an earlier page, based on the version on which they were begun', () => {
  const before = createUnsavedMarks([answer]);
  before.change(answer, marked(1));
  before.change({ ...answer, version: 3 }, marked(2));
  expect(createUnsavedMarks([answer]).all().get('answer')).toEqual({ entries: marked(2), version: 2 });
});

it('forgets what is saved', () => {
  const marks = createUnsavedMarks([answer]);
  const sent = marked(1);
  marks.change(answer, sent);
  expect(marks.settle({ ...answer, answers: sent, version: 3 }, sent)).toBe(false);
  expect(createUnsavedMarks([answer]).all().size).toBe(0);
});

it('keeps what was entered after the send, based on what was saved', () => {
  const marks = createUnsavedMarks([answer]);
  const sent = marked(1);
  marks.change(answer, sent);
  marks.change(answer, marked(2));
  expect(marks.settle({ ...answer, answers: sent, version: 3 }, sent)).toBe(true);
  expect(createUnsavedMarks([answer]).all().get('answer')).toEqual({ entries: marked(2), version: 3 });
});
