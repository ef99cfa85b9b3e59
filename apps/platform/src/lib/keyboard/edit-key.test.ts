import { expect, it } from 'vitest';
import { editKeyOf, type EditKey } from './edit-key.ts';

const press = (key: string, code: string, held: string) => ({
  key,
  code,
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
});

it.each<[key: string, code: string, held: string, does: EditKey | null]>([
  ['z', 'KeyZ', 'ctrl', 'undo'],
  ['Z', 'KeyZ', 'meta shift', 'redo'],
  ['y', 'KeyY', 'ctrl', 'redo'],
  ['s', 'KeyS', 'ctrl', 'save'],
  ['z', 'KeyZ', '', null],
  ['z', 'KeyZ', 'ctrl alt', null],
  ['a', 'KeyA', 'ctrl', null],
  ['z', 'KeyY', 'ctrl', 'undo'],
  ['y', 'KeyZ', 'ctrl', 'redo'],
  ['s', 'Semicolon', 'ctrl', 'save'],
  ['o', 'KeyS', 'ctrl', null],
  ['ئ', 'KeyZ', 'ctrl', 'undo'],
])('goes by the letter %s at %s with %s, and by the place where it is of another script', (key, code, held, does) => {
  expect(editKeyOf(press(key, code, held))).toBe(does);
});
