import type { Question } from '@rubrica/question-kit';
import { describe, expect, test } from 'vitest';
import { sanitiseQuestion } from './sanitise-question.ts';

const evil = '<p onclick="x()">Words<script>x()</script><img src=x onerror=x()><a href="javascript:x()">link</a></p>';
const harmless = '<p>Words<a>link</a></p>';

const question: Question = {
  version: 1,
  title: 'a < b & c',
  type: 'Reading',
  subQuestionType: 'MCQ',
  category: '',
  level: '',
  diploma: '',
  input: [{ id: 'i', kind: 'text', html: evil }],
  questions: [
    {
      type: 'MCQ',
      id: 'b',
      rubric: evil,
      autoCorrected: true,
      modelAnswer: evil,
      content: [{ id: 'o', text: '1 < 2 <b>', correct: true, why: evil }],
    },
  ],
};

describe('sanitiseQuestion', () => {
  test('removes scripts from all rich text', async () => {
    const stored = await sanitiseQuestion(question);
    expect(JSON.stringify(stored)).not.toMatch(/script|onclick|onerror/u);
    expect(stored.input).toEqual([{ id: 'i', kind: 'text', html: harmless }]);
    expect(stored.questions[0]).toMatchObject({
      rubric: harmless,
      modelAnswer: harmless,
      content: [{ why: harmless }],
    });
  });

  test('does not change plain text', async () => {
    const stored = await sanitiseQuestion(question);
    expect(stored.title).toBe('a < b & c');
    expect(stored.questions[0]).toMatchObject({ content: [{ text: '1 < 2 <b>' }] });
  });

  test('keeps allowed markup', async () => {
    const html =
      '<p dir="rtl" lang="ar"><strong>a</strong><br> <a href="https://example.org/" title="a / b /">b</a> /&gt;</p><hr>';
    const stored = await sanitiseQuestion({ ...question, input: [{ id: 'i', kind: 'text', html }] });
    expect(stored.input).toEqual([{ id: 'i', kind: 'text', html }]);
  });

  test('sanitises long texts in a thread, to the same result', async () => {
    const long: Question = { ...question, input: [{ id: 'i', kind: 'text', html: evil.repeat(1000) }] };
    const stored = await sanitiseQuestion(long);
    expect(stored.input).toEqual([{ id: 'i', kind: 'text', html: harmless.repeat(1000) }]);
    expect(stored.questions).toEqual((await sanitiseQuestion(question)).questions);
  });
});
