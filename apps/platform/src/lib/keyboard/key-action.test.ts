import { describe, expect, it } from 'vitest';
import { targetWithin } from '../../testing/target-within.ts';
import { keyActionOf } from './key-action.ts';

const press = (key: string, change: Partial<Parameters<typeof keyActionOf>[0]> = {}) =>
  keyActionOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
    target: null,
    ...change,
  });

/** A field that these selectors match. */
const markField = (...matched: string[]) =>
  Object.assign(targetWithin('textarea'), { matches: (asked: string) => matched.includes(asked) });

describe('keyboard shortcuts of marking', () => {
  it('go to the next and the previous attempt, in upper case too', () => {
    expect(['j', 'J', 'k', 'K'].map((key) => press(key))).toEqual(['next', 'next', 'previous', 'previous']);
  });

  it('go to them by the places of the keys on an Arabic keyboard', () => {
    expect([press('ت', { code: 'KeyJ' }), press('ن', { code: 'KeyK' })]).toEqual(['next', 'previous']);
  });

  it('begin a mark with a digit, in both scripts', () => {
    expect(['7', '٧'].map((key) => press(key))).toEqual(['begin-mark', 'begin-mark']);
  });

  it('save with Enter and Ctrl or Cmd', () => {
    expect(press('Enter', { ctrlKey: true })).toBe('save-next');
    expect(press('Enter', { metaKey: true })).toBe('save-next');
    expect(press('Enter')).toBeNull();
  });

  it('save once for a key that is held down, which would confirm the next attempt as well', () => {
    expect(press('Enter', { ctrlKey: true, repeat: true })).toBeNull();
  });

  it('leave letters and digits to text fields, where Enter with Ctrl still saves', () => {
    const target = targetWithin('textarea');
    expect([press('j', { target }), press('7', { target })]).toEqual([null, null]);
    expect(press('Enter', { target, ctrlKey: true })).toBe('save-next');
  });

  it('leave everything to a dialog, Enter with Ctrl as well', () => {
    for (const dialog of ['[role="dialog"]', '[role="alertdialog"]', 'dialog']) {
      const target = targetWithin(dialog);
      expect([press('j', { target }), press('Enter', { target, ctrlKey: true })]).toEqual([null, null]);
    }
  });

  it('begin no mark on a box that is ticked, where letters go on', () => {
    const target = targetWithin('input');
    expect([press('7', { target }), press('j', { target })]).toEqual([null, 'next']);
  });

  it('go on from a mark field, in which no letter is a mark, but not from one that says so of what is in it', () => {
    const target = markField('[data-score]:not([aria-invalid])');
    expect([press('j', { target }), press('ن', { code: 'KeyK', target })]).toEqual(['next', 'previous']);
    expect(press('j', { target: markField('[data-score][aria-invalid]') })).toBeNull();
  });

  it("leave the browser's own shortcuts and handled keys alone", () => {
    for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }]) {
      expect(press('j', change)).toBeNull();
    }
  });
});
