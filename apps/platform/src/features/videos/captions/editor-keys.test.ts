import { expect, it } from 'vitest';
import { editorCommand, type CueField, type EditorCommand } from './editor-keys.ts';

const press = (key: string, held = '') => ({
  key,
  code: /^[a-z]$/u.test(key) ? `Key${key.toUpperCase()}` : key,
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
});

it.each<[key: string, held: string, field: CueField | undefined, command: EditorCommand | undefined]>([
  ['Enter', '', 'text', 'next'],
  ['Enter', '', 'start', 'next'],
  ['Enter', 'shift', 'text', 'split'],
  ['Enter', 'ctrl', 'text', 'break'],
  ['Enter', '', undefined, undefined],
  ['ArrowUp', 'alt', 'text', 'later'],
  ['ArrowDown', 'alt', 'end', 'earlier'],
  ['ArrowLeft', 'alt', 'start', 'earlier'],
  ['ArrowLeft', 'alt', 'text', undefined],
  ['BracketLeft', 'alt', 'text', 'start-now'],
  ['k', 'alt', undefined, 'toggle'],
  ['k', 'ctrl alt', 'text', undefined],
  ['a', '', 'text', undefined],
])('%s %s in %s is %s', (key, held, field, command) => {
  expect(editorCommand(press(key, held), field)).toBe(command);
});

it('knows a key by its place on a keyboard of another language', () => {
  expect(editorCommand({ ...press('ن', 'alt'), code: 'KeyK' }, 'text')).toBe('toggle');
});
