import { describe, expect, it } from 'vitest';
import { parseLoginState, pathAfterLogin } from './login-state.ts';

describe('the page after a login', () => {
  it("is the role's start, unless a page of that role was requested", () => {
    expect(pathAfterLogin('student', {})).toBe('/student');
    expect(pathAfterLogin('student', { next: '/student/tasks/1?x=2' })).toBe('/student/tasks/1?x=2');
  });

  it("is never another role's page, nor another site", () => {
    expect(pathAfterLogin('parent', { next: '/student/tasks' })).toBe('/parent');
    expect(pathAfterLogin('student', { next: '//elsewhere.test' })).toBe('/student');
    expect(pathAfterLogin('student', { next: '/students' })).toBe('/student');
  });

  it('reads any state of a history entry', () => {
    expect(parseLoginState(null)).toEqual({});
    expect(parseLoginState({ next: 1, reason: 'other' })).toEqual({});
    expect(parseLoginState({ next: '/student', reason: 'ended' })).toEqual({ next: '/student', reason: 'ended' });
  });
});
