import { describe, expect, it } from 'vitest';
import { queueActionOf } from './queue-key.ts';

const press = (key: string, change = {}) =>
  queueActionOf({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
    target: null,
    ...change,
  });

describe('the keys of the queue of registrations', () => {
  it('move, approve, reject and choose, on an Arabic keyboard by their place', () => {
    expect(['j', 'K', 'a', 'R', 'x', '?'].map((key) => press(key))).toEqual([
      { kind: 'move', by: 1 },
      { kind: 'move', by: -1 },
      { kind: 'approve' },
      { kind: 'reject' },
      { kind: 'choose' },
      { kind: 'help' },
    ]);
    expect(press('ش', { code: 'KeyA' })).toEqual({ kind: 'approve' });
  });

  it('decide on nobody but the first while they are held, and only move on', () => {
    const held = { repeat: true };
    expect(['a', 'r', 'x', '?'].map((key) => press(key, held))).toEqual([null, null, null, null]);
    expect(['j', 'ArrowUp'].map((key) => press(key, held))).toEqual([
      { kind: 'move', by: 1 },
      { kind: 'move', by: -1 },
    ]);
  });

  it('leave text and the shortcuts of the browser alone', () => {
    const target = Object.assign(new EventTarget(), { closest: () => ({}) });
    expect(press('a', { target })).toBeNull();
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('Enter')).toBeNull();
  });
});
