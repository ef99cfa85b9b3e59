import { questionSchema, type Question } from '@rubrica/question-kit';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
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
  test('removes scripts from all rich text', () => {
    const stored = sanitiseQuestion(question);
    expect(JSON.stringify(stored)).not.toMatch(/script|onclick|onerror/u);
    expect(stored.input).toEqual([{ id: 'i', kind: 'text', html: harmless }]);
    expect(stored.questions[0]).toMatchObject({
      rubric: harmless,
      modelAnswer: harmless,
      content: [{ why: harmless }],
    });
  });

  test('does not change plain text', () => {
    const stored = sanitiseQuestion(question);
    expect(stored.title).toBe('a < b & c');
    expect(stored.questions[0]).toMatchObject({ content: [{ text: '1 < 2 <b>' }] });
  });

  test('keeps allowed markup', () => {
    const html = '<p dir="rtl" lang="ar"><strong>a</strong> <a href="https://example.org/" title="t">b</a></p>';
    const stored = sanitiseQuestion({ ...question, input: [{ id: 'i', kind: 'text', html }] });
    expect(stored.input).toEqual([{ id: 'i', kind: 'text', html }]);
  });

  test('knows the name of every rich text field of the kit', () => {
    const known = ['rubric', 'modelAnswer', 'why', 'html', 'transcript'];
    expect([...longTextFields(z.toJSONSchema(questionSchema))].filter((name) => !known.includes(name))).toEqual([]);
  });
});

function longTextFields(schema: unknown, name = '', found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  if ('maxLength' in schema && schema.maxLength === 200_000) found.add(name);
  for (const [key, value] of Object.entries(schema)) longTextFields(value, key, found);
  return found;
}
