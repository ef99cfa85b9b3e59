import { describe, expect, it } from 'vitest';
import { inboxActionOf } from './inbox-key.ts';

const press = (key: string, change: Partial<Parameters<typeof inboxActionOf>[0]> = {}) =>
  inboxActionOf({
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

describe('keyboard shortcuts of the inbox', () => {
  it('are letters, a slash and a question mark', () => {
    expect(['j', 'k', 'w', 'r', 'n', 'a', 'e', '/', '?'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'waiting',
      'answer',
      'note',
      'assign',
      'settle',
      'search',
      'keys',
    ]);
    expect([press('x'), press('Enter')]).toEqual([null, null]);
  });

  it('are at the same places of an Arabic keyboard', () => {
    expect([press('ت', { code: 'KeyJ' }), press('ق', { code: 'KeyR' }), press('؟')]).toEqual([
      'next',
      'answer',
      'keys',
    ]);
  });

  it('move on while they are held, and do nothing else again', () => {
    expect(['j', 'k', 'w', 'r', 'n', 'a', 'e', '/', '?'].map((key) => press(key, { repeat: true }))).toEqual([
      'next',
      'previous',
      ...Array.from({ length: 7 }, () => null),
    ]);
  });

  it('leave text fields, dialogs and the shortcuts of the browser alone', () => {
    const target = Object.assign(new EventTarget(), { closest: () => ({}) });
    expect(press('j', { target })).toBeNull();
    for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }])
      expect(press('r', change)).toBeNull();
  });
});
