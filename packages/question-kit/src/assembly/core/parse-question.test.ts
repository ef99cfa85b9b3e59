import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionFixture } from '../../fixtures.ts';
import { parseQuestion } from './parse-question.ts';
import { QuestionParseError } from './question-parse-error.ts';

const question = questionFixture('MCQ');

function refusal(stored: unknown): QuestionParseError {
  try {
    parseQuestion(stored);
  } catch (error) {
    if (error instanceof QuestionParseError) return error;
    throw error;
  }
  throw new Error('It was read.');
}

describe('reading a stored question', () => {
  it('reads an object and JSON alike', () => {
    expect(parseQuestion(JSON.stringify(question))).toEqual(parseQuestion(question));
  });

  it('refuses a type and a version that do not exist', () => {
    expect(refusal({ ...question, questions: [{ type: 'Sudoku' }] })).toMatchObject({ code: 'unknown-type' });
    expect(refusal({ ...question, version: 2 })).toMatchObject({ code: 'unknown-version', path: ['version'] });
    expect(refusal({ ...question, version: undefined })).toMatchObject({ code: 'unknown-version' });
  });

  it('names the path of every field that is wrong, the first in its message', () => {
    const broken = structuredClone(question);
    Reflect.set(Object(broken.questions[1]), 'rubric', 7);
    Reflect.set(Object(broken.input[0]), 'extra', true);
    const error = refusal(broken);
    expect(error).toMatchObject({ code: 'malformed', path: ['input', 0] });
    expect(error.problems.map(({ path }) => path)).toEqual([
      ['input', 0],
      ['questions', 1, 'rubric'],
    ]);
    expect(error.message).toMatch(/^input\.0: /u);
  });

  it('says of a text that is no JSON what it is not, without the text', () => {
    expect(refusal('\uFFFDPNG')).toMatchObject({
      code: 'malformed',
      problems: [{ path: [], message: 'It is not JSON.' }],
    });
  });

  it('throws nothing but its own error, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (wild) => void refusal(wild)));
    fc.assert(fc.property(fc.string(), (text) => void refusal(text)));
  });

  it('refuses an id with white space: an MCQ answer could not name it', () => {
    const spaced = JSON.stringify(question).replace('tide-line', 'tide line');
    expect(refusal(spaced)).toMatchObject({ code: 'malformed', path: ['questions', 0, 'content', 1, 'id'] });
  });
});
