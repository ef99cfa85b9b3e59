import { ApiError, NetworkError, ReplyError } from '@rubrica/api-client';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { errorText } from './error-text.ts';

const refusal = (status: number, message = '') => new ApiError('getMe', status, { message, code: 'x' });

describe('the message of an error', () => {
  it("is the server's message, where it has one", () => {
    expect(errorText(refusal(409, 'Used by 3 questions.'), en, 'Not saved.')).toBe('Used by 3 questions.');
  });

  it('is else the fallback of the page', () => {
    expect(errorText(refusal(500), en, 'Login failed. Please try again.')).toBe('Login failed. Please try again.');
    expect(errorText(new NetworkError('getMe', 'unreachable', null), en, 'Not saved.')).toBe('Not saved.');
  });

  it('is else a sentence for the kind of error', () => {
    expect(errorText(refusal(403), en)).toBe(en.problem.denied);
    expect(errorText(refusal(404), en)).toBe(en.problem.missing);
    expect(errorText(refusal(500), en)).toBe(en.problem.unknown);
    expect(errorText(new NetworkError('getMe', 'timeout', null), en)).toBe(en.problem.timeout);
    expect(errorText(new ReplyError('getMe', null), en)).toBe(en.problem.version);
    expect(errorText(new Error('bug'), en)).toBe(en.problem.unknown);
  });

  it('always mentions being offline', () => {
    const offline = new NetworkError('getMe', 'offline', null);
    expect(errorText(offline, en)).toBe(en.problem.offline);
    expect(errorText(offline, en, 'Not saved.')).toBe(`Not saved. ${en.problem.offline}`);
  });
});
