import { describe, expect, it } from 'vitest';
import { targetWithin } from '../../testing/target-within.ts';
import { isTyping, letterOf } from './letter-of.ts';

const press = (key: string, code: string, change = {}) =>
  letterOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...change });

describe('the letter of a key', () => {
  it('is the one that is typed, in lower case', () => {
    expect([press('p', 'KeyP'), press('P', 'KeyP')]).toEqual(['p', 'p']);
  });

  it('is by what is typed where a Latin layout has letters in other places', () => {
    expect(press('a', 'KeyQ')).toBe('a');
  });

  it('is by its place on a keyboard of another script, also where a key types two letters', () => {
    expect([press('ح', 'KeyP'), press('لا', 'KeyB')]).toEqual(['p', 'b']);
  });

  it('is none for other keys and with a modifier', () => {
    expect([press('ArrowUp', 'ArrowUp'), press('7', 'Digit7'), press('ـ', 'Minus')]).toEqual([null, null, null]);
    expect(press('p', 'KeyP', { ctrlKey: true })).toBeNull();
  });
});

describe('a letter', () => {
  it('is typed in fields, chooses in lists, and belongs to what is open above the page', () => {
    const lists = ['[role="combobox"]', '[role="listbox"]', '[role="menu"]'];
    const above = ['dialog', '[role="dialog"]', '[role="alertdialog"]'];
    for (const selector of ['textarea', 'select', '[contenteditable]', ...lists, ...above])
      expect(isTyping(targetWithin(selector)), selector).toBe(true);
  });

  it('is the page’s elsewhere', () => {
    for (const target of [targetWithin('button'), new EventTarget(), null]) expect(isTyping(target)).toBe(false);
  });
});
