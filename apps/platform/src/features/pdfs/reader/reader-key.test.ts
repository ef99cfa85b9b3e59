import { expect, test } from 'vitest';
import { targetWithin } from '../../../testing/target-within.ts';
import { readerActionOf } from './reader-key.ts';

const press = (key: string, more: object = {}) =>
  readerActionOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: null,
    ...more,
  });

test('keys turn pages, letters do the rest', () => {
  expect([press('PageDown'), press('0'), press('/')]).toEqual(['next-page', 'fit-width', 'search']);
  expect([press('r'), press('d'), press('s'), press('n')]).toEqual(['rotate', 'dark', 'panel', 'next-hit']);
  expect([press('N', { shiftKey: true }), press('x')]).toEqual(['previous-hit', null]);
});

test('letters are at the same places of an Arabic keyboard', () => {
  expect([press('ق', { code: 'KeyR' }), press('س', { code: 'KeyS' })]).toEqual(['rotate', 'panel']);
  expect(press('ب', { code: 'KeyF', ctrlKey: true })).toBe('search');
});

test('what is typed, chosen by its letters, or pressed in a dialog is not for the document', () => {
  for (const selector of ['input', '[contenteditable]', '[role="combobox"]', '[role="menu"]', '[role="tablist"]'])
    expect(press('s', { target: targetWithin(selector) }), selector).toBeNull();
  const target = targetWithin('[role="dialog"]');
  expect([press('s', { target }), press('f', { target, ctrlKey: true })]).toEqual([null, null]);
});
