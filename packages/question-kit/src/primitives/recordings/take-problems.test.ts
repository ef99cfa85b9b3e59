import { afterAll, describe, expect, it, vi } from 'vitest';
import { freshId } from '../schema/fresh-id.ts';
import { reportProblem, takeProblems, watchProblems } from './take-problems.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});
afterAll(() => void vi.unstubAllGlobals());

const nameOf = (attempt: string) => `rubrica-take-problems/${attempt}`;

describe('what is wrong with takes', () => {
  it('is known until a good take follows, and to a page that is loaded again', () => {
    const attempt = freshId();
    reportProblem({ attempt, recordingId: 'block:1' }, 'silent');
    reportProblem({ attempt, recordingId: 'block:2' }, 'none');
    expect(takeProblems(attempt)).toEqual({ 'block:1': 'silent', 'block:2': 'none' });
    // A page that has not read this attempt yet.
    const other = freshId();
    stored.set(nameOf(other), stored.get(nameOf(attempt)) ?? '');
    expect(takeProblems(other)).toEqual(takeProblems(attempt));

    reportProblem({ attempt, recordingId: 'block:2' }, null);
    expect(takeProblems(attempt)).toEqual({ 'block:1': 'silent' });
    reportProblem({ attempt, recordingId: 'block:1' }, null);
    expect(stored.has(nameOf(attempt))).toBe(false);
  });

  it('notifies its listeners once per change', () => {
    const take = { attempt: freshId(), recordingId: 'block:1' };
    const listener = vi.fn();
    const stop = watchProblems(take.attempt, listener);
    reportProblem(take, 'cut');
    reportProblem(take, 'cut');
    expect(listener.mock.calls).toEqual([[{}], [{ 'block:1': 'cut' }]]);
    stop();
    reportProblem(take, null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is nothing where the device holds something else, or an author only tries a question', () => {
    const [torn, strange] = [freshId(), freshId()];
    stored.set(nameOf(torn), '{"block:1":"cut"');
    stored.set(nameOf(strange), '{"block:1":"broken","block:2":"cut"}');
    expect(takeProblems(torn)).toEqual({});
    expect(takeProblems(strange)).toEqual({ 'block:2': 'cut' });
    reportProblem({ attempt: '', recordingId: 'block:1' }, 'silent');
    expect(takeProblems('')).toEqual({});
  });
});
