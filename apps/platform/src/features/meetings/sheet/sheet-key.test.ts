import { describe, expect, it } from 'vitest';
import { sheetActionOf } from './sheet-key.ts';

const press = (key: string, change = {}) =>
  sheetActionOf({
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

describe('the keys of the attendance sheet', () => {
  it('mark by the first letter of a status, on an Arabic keyboard by its place', () => {
    expect(['p', 'L', 'a', 'e'].map((key) => press(key))).toEqual(
      ['Present', 'Late', 'Absent', 'Excused'].map((status) => ({ kind: 'mark', status })),
    );
    expect(press('ح', { code: 'KeyP' })).toEqual({ kind: 'mark', status: 'Present' });
    expect(press('P', { shiftKey: true })).toEqual({ kind: 'rest-present' });
    expect(press('Delete')).toEqual({ kind: 'mark', status: null });
  });

  it('go to the next student and back', () => {
    expect(['j', 'ArrowDown'].map((key) => press(key))).toEqual([
      { kind: 'move', by: 1 },
      { kind: 'move', by: 1 },
    ]);
    expect(['K', 'ArrowUp'].map((key) => press(key))).toEqual([
      { kind: 'move', by: -1 },
      { kind: 'move', by: -1 },
    ]);
  });

  it('mark nobody but the first while they are held, and only move on', () => {
    const held = { repeat: true };
    expect(['p', 'Delete', 'r', '?'].map((key) => press(key, held))).toEqual([null, null, null, null]);
    expect(press('P', { ...held, shiftKey: true })).toBeNull();
    expect(press('j', held)).toEqual({ kind: 'move', by: 1 });
    expect(press('ArrowUp', held)).toEqual({ kind: 'move', by: -1 });
  });

  it('leave remarks, dialogs and the shortcuts of the browser alone', () => {
    const target = Object.assign(new EventTarget(), { closest: () => ({}) });
    expect(press('p', { target })).toBeNull();
    expect(press('p', { ctrlKey: true })).toBeNull();
    expect(press('x')).toBeNull();
  });
});
