import { describe, expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

describe('what a change is described by', () => {
  test('holds the fields that differ, before and after, and no others', () => {
    const before = { _id: '1', updatedAt: 'then', name: 'A', order: 1, archived: false };
    const after = { _id: '1', updatedAt: 'now', name: 'B', order: 1, archived: true };
    expect(describeChanges(before, after)).toEqual({
      before: { name: 'A', archived: false },
      after: { name: 'B', archived: true },
    });
    expect(describeChanges(before, before)).toEqual({ before: {}, after: {} });
    expect(describeChanges(undefined, undefined)).toEqual({});
  });

  test('holds one side where something begins or ends', () => {
    expect(describeChanges(undefined, { name: 'A' })).toEqual({ after: { name: 'A' } });
    expect(describeChanges({ name: 'A' }, undefined)).toEqual({ before: { name: 'A' } });
  });

  test('never holds a secret, whoever passes one', () => {
    const secrets = {
      password: 'x',
      newPassword: 'x',
      token: 'x',
      accessToken: 'x',
      otp: 'x',
      code: 'x',
      codeHash: 'x',
    };
    expect(describeChanges({}, { ...secrets, name: 'A' })).toEqual({ before: { name: null }, after: { name: 'A' } });
  });

  test('describes long texts by length and long lists by what they gained and lost', () => {
    const list = Array.from({ length: 60 }, (_, index) => `id-${index}`);
    const before = { text: 'a'.repeat(300), students: list };
    const after = { text: 'b'.repeat(400), students: [...list.slice(1), 'new'] };
    expect(describeChanges(before, after)).toEqual({
      before: { text: { length: 300 }, students: { count: 60, removed: ['id-0'] } },
      after: { text: { length: 400 }, students: { count: 60, added: ['new'] } },
    });
  });

  test('names which paths of a structure changed and how many, never a value', () => {
    const block = {
      id: 'b',
      content: [
        { text: 'Cold', correct: true },
        { text: 'Warm', correct: false },
      ],
    };
    const other = {
      id: 'b',
      content: [{ text: 'Cold', correct: false }, { text: 'Warm', correct: true }, { text: 'Hot' }],
    };
    expect(describeChanges({ questions: [block] }, { questions: [other] })).toEqual({
      before: {},
      after: {},
      changed: {
        questions: {
          count: 3,
          paths: ['questions.0.content.0.correct', 'questions.0.content.1.correct', 'questions.0.content.2.text'].map(
            (path) => path.replace('questions.', ''),
          ),
        },
      },
    });
    expect(describeChanges(undefined, { questions: [block] })).toEqual({
      after: {},
      changed: { questions: { count: 5 } },
    });
  });
});
