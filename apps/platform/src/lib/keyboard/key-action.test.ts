import { describe, expect, it } from 'vitest';
import { keyActionOf } from './key-action.ts';

const press = (key: string, change: Partial<Parameters<typeof keyActionOf>[0]> = {}) =>
  keyActionOf({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: null,
    ...change,
  });

describe('keyboard shortcuts of marking', () => {
  it('go to the next and the previous attempt, in upper case too', () => {
    expect(['j', 'J', 'k', 'K'].map((key) => press(key))).toEqual(['next', 'next', 'previous', 'previous']);
  });

  it('begin a mark with a digit, in both scripts', () => {
    expect(['7', '٧'].map((key) => press(key))).toEqual(['begin-mark', 'begin-mark']);
  });

  it('save with Enter and Ctrl or Cmd', () => {
    expect(press('Enter', { ctrlKey: true })).toBe('save-next');
    expect(press('Enter', { metaKey: true })).toBe('save-next');
    expect(press('Enter')).toBeNull();
  });

  it('leave letters to text fields and dialogs', () => {
    const target = Object.assign(new EventTarget(), { closest: () => ({}) });
    expect(press('j', { target })).toBeNull();
    expect(press('Enter', { target, ctrlKey: true })).toBe('save-next');
  });

  it("leave the browser's own shortcuts and handled keys alone", () => {
    for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }]) {
      expect(press('j', change)).toBeNull();
    }
  });
});
