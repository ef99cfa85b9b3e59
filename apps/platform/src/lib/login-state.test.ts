import { describe, expect, it } from 'vitest';
import { loginStateOf, placeAfterLogin } from './login-state.ts';

describe('where a login leads', () => {
  it("is the role's start, unless a page of that role was wanted", () => {
    expect(placeAfterLogin('student', {})).toBe('/student');
    expect(placeAfterLogin('student', { next: '/student/tasks/1?x=2' })).toBe('/student/tasks/1?x=2');
  });

  it("is never another role's page, nor another site", () => {
    expect(placeAfterLogin('parent', { next: '/student/tasks' })).toBe('/parent');
    expect(placeAfterLogin('student', { next: '//elsewhere.test' })).toBe('/student');
    expect(placeAfterLogin('student', { next: '/students' })).toBe('/student');
  });

  it('reads whatever stands in a history entry', () => {
    expect(loginStateOf(null)).toEqual({});
    expect(loginStateOf({ next: 1, reason: 'other' })).toEqual({});
    expect(loginStateOf({ next: '/student', reason: 'ended' })).toEqual({ next: '/student', reason: 'ended' });
  });
});
