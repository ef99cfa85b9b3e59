import {
  answerTemplates,
  countWords,
  markAnswers,
  maximumMark,
  questionVersion,
  type Question,
} from '@rubrica/question-kit';
import { describe, expect, it } from 'vitest';
import { toAnswerEntries, toMarkedEntries } from '../answer-entries.ts';
import { demoGroups } from '../people.ts';
import { demoQuestions, type DemoQuestionName } from '../questions.ts';
import { demoTasks } from '../tasks.ts';

const question = (name: DemoQuestionName): Question => ({
  version: questionVersion,
  ...demoQuestions[name].content,
  category: '',
  level: '',
  diploma: '',
});

const demoAttempts = demoTasks.flatMap((task) =>
  task.attempts.map((attempt) => ({ task, attempt, name: `${attempt.student}: ${task.title}` })),
);
const demoAnswers = demoAttempts.flatMap(({ attempt, name }) =>
  Object.entries(attempt.answers).map(([key, answer]) => {
    const questionName = Object.keys(demoQuestions).find(
      (candidate): candidate is DemoQuestionName => candidate === key,
    );
    if (questionName === undefined) throw new Error(`There is no question ${key}.`);
    return { name: `${name}, ${key}`, question: question(questionName), answer, marks: attempt.marks?.[questionName] };
  }),
);

const shape = (list: readonly unknown[]) => list.map((entry) => (Array.isArray(entry) ? entry.length : 1));

describe.each(demoAttempts)('$name', ({ task, attempt }) => {
  it('is taken by a student of the task while it was open', () => {
    const students = task.groups.flatMap((group): readonly string[] => demoGroups[group].students);
    expect(students).toContain(attempt.student);
    expect(-attempt.startedHoursAgo).toBeGreaterThan(task.opensInHours ?? -Infinity);
    expect(-attempt.startedHoursAgo).toBeLessThan(task.closesInHours ?? Infinity);
  });

  it('answers questions of its task', () => {
    for (const name of Object.keys(attempt.answers)) expect(task.questions).toContain(name);
  });
});

describe.each(demoAnswers)('$name', ({ question: storedQuestion, answer, marks }) => {
  it('has one entry per block and gap, with existing options', () => {
    const entries = toAnswerEntries(storedQuestion, answer);
    expect(shape(entries)).toEqual(shape(answerTemplates(storedQuestion.questions)));
    for (const [index, block] of storedQuestion.questions.entries()) {
      if (block.type !== 'MCQ') continue;
      const entry = entries[index];
      const answerOf = entry && 'studentAnswer' in entry ? entry.studentAnswer : '';
      const chosen = typeof answerOf === 'string' ? answerOf.split(' ') : [];
      const optionIds = block.content.map((option) => option.id);
      expect(chosen.filter((id) => id !== '' && !optionIds.includes(id))).toEqual([]);
    }
  });

  it('is marked within the maximum, and its comments quote the text', () => {
    if (!marks) return;
    const marked = markAnswers(storedQuestion, toMarkedEntries(answer, marks));
    expect(marked.mark).toBe(marks.content + marks.language);
    expect(marked.mark).toBeLessThanOrEqual(maximumMark(storedQuestion));
  });

  it('has a plausible length if it is an essay', () => {
    if (!('text' in answer)) return;
    expect(countWords(answer.text)).toBeGreaterThan(80);
    expect(countWords(answer.text)).toBeLessThan(330);
  });
});
