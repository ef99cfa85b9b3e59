import { expect, it } from 'vitest';
import { isWholeWindow, lookOf, readAddress } from './frame.ts';

it('opens the workbench where the address names no story, with the window to itself', () => {
  expect(isWholeWindow(readAddress('').storyId)).toBe(true);
  expect(isWholeWindow(readAddress('?path=/story/write-workbench--workbench&globals=theme:dark').storyId)).toBe(true);
  expect(isWholeWindow(readAddress('?path=/docs/question-types-multiple-choice--docs').storyId)).toBe(false);
});

it('follows the theme and the direction of the page', () => {
  const { globals } = readAddress('?path=/story/a--b&globals=language:ar;theme:dark');
  expect(lookOf(globals, false)).toEqual({ isDark: true, dir: 'rtl' });
  expect(lookOf({ language: 'en', theme: 'light' }, true)).toEqual({ isDark: false, dir: 'ltr' });
  expect(lookOf({ language: 'en', theme: 'system' }, true)).toEqual({ isDark: true, dir: 'ltr' });
});
