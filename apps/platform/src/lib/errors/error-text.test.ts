import { ApiError, NetworkError, ReplyError } from '@rubrica/api-client';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { errorText } from './error-text.ts';

const refusal = (status: number, message = '') => new ApiError('getMe', status, { message, code: 'x' });
/** What a proxy replies in its own words. */
const proxy = (status: number) => new ApiError('getMe', status, { message: '', code: 'unknown' });

describe('the message of an error', () => {
  it("is the server's message, where it has one", () => {
    expect(errorText(refusal(409, 'Used by 3 questions.'), en, 'Not saved.')).toBe('Used by 3 questions.');
  });

  it('is else the fallback of the page', () => {
    expect(errorText(refusal(500), en, 'Login failed. Please try again.')).toBe('Login failed. Please try again.');
  });

  it('is else a sentence for the kind of error', () => {
    expect(errorText(refusal(403), en)).toBe(en.problem.denied);
    expect(errorText(refusal(404), en)).toBe(en.problem.missing);
    expect(errorText(refusal(500), en)).toBe(en.problem.unknown);
    expect(errorText(new NetworkError('getMe', 'timeout', null), en)).toBe(en.problem.timeout);
    expect(errorText(new ReplyError('getMe', null), en)).toBe(en.problem.version);
    expect(errorText(new Error('bug'), en)).toBe(en.problem.unknown);
  });

  it('says that something else than the server answered, but for a gateway of ours', () => {
    for (const error of [...[403, 404, 413].map(proxy), new NetworkError('getMe', 'foreign', null)])
      expect(errorText(error, en)).toBe(en.problem.foreign);
    expect(errorText(proxy(502), en)).toBe(en.problem.unknown);
  });

  it('begins with the sentence of the page, and says what the person can do something about', () => {
    for (const reason of ['offline', 'foreign'] as const) {
      const error = new NetworkError('getMe', reason, null);
      expect(errorText(error, en, 'Not saved.')).toBe(`Not saved. ${en.problem[reason]}`);
    }
    expect(errorText(proxy(403), en, 'Not saved.')).toBe(`Not saved. ${en.problem.foreign}`);
  });

  it('is that sentence alone where all one can do is to try again', () => {
    for (const error of [proxy(502), new NetworkError('getMe', 'unreachable', null)])
      expect(errorText(error, en, 'Login failed. Please try again.')).toBe('Login failed. Please try again.');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://school.test/assets/send-in-pieces.js',
    'error loading dynamically imported module: https://school.test/assets/send-in-pieces.js',
    'Importing a module script failed.',
  ])('says to reload the page where a part of it could not be loaded: %s', (message) => {
    expect(errorText(new TypeError(message), en)).toBe(en.part.advice);
    expect(errorText(new TypeError(message), en, 'Not saved.')).toBe(`Not saved. ${en.part.advice}`);
  });
});
