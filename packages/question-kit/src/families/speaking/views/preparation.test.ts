import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPreparation, endPreparation, secondsLeft } from './preparation.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
beforeEach(() => stored.clear());
afterAll(() => void vi.unstubAllGlobals());

const item = { prepSeconds: 30 };

describe('the preparation of a prompt', () => {
  it('is all there before it begins, and none where the prompt has none', () => {
    expect(secondsLeft(item, 'attempt', 'a:1')).toBe(30);
    expect(secondsLeft({}, 'attempt', 'a:1')).toBeUndefined();
  });

  it('runs on while the student is away, and is not given anew', () => {
    beginPreparation(item, 'attempt', 'a:1', 1_000);
    expect(secondsLeft(item, 'attempt', 'a:1', 11_000)).toBe(20);
    beginPreparation(item, 'attempt', 'a:1', 21_000);
    expect(secondsLeft(item, 'attempt', 'a:1', 21_000)).toBe(10);
    expect(secondsLeft(item, 'attempt', 'a:1', 90_000)).toBe(0);
  });

  it('is over once the student has begun to speak', () => {
    beginPreparation(item, 'attempt', 'a:1', 1_000);
    endPreparation('attempt', 'a:1');
    expect(secondsLeft(item, 'attempt', 'a:1', 2_000)).toBe(0);
  });

  it('is that of one prompt of one attempt, and of no stored one in a preview', () => {
    endPreparation('attempt', 'a:1');
    endPreparation('', 'a:1');
    expect(secondsLeft(item, 'attempt', 'a:2')).toBe(30);
    expect(secondsLeft(item, 'another', 'a:1')).toBe(30);
    expect(secondsLeft(item, '', 'a:1')).toBe(30);
  });
});
