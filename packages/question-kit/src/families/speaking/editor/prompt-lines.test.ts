import { describe, expect, it } from 'vitest';
import { promptLines } from './prompt-lines.ts';

describe('a list of prompts', () => {
  it('is taken line by line, without what only numbers it', () => {
    const list = '1. Where do you live?\n\n  2) Why?\r\n(c) And then?\n- So?\n٣. لماذا؟\n• Really?';
    expect(promptLines(list)).toEqual(['Where do you live?', 'Why?', 'And then?', 'So?', 'لماذا؟', 'Really?']);
  });

  it('loses Arabic letters as well', () => {
    expect(promptLines('أ) أين تسكن؟\nب- لماذا؟\n۳. متى؟')).toEqual(['أين تسكن؟', 'لماذا؟', 'متى؟']);
  });

  it('keeps what begins with a letter or a number of its own', () => {
    expect(promptLines('A house or a flat?\n3 things you like')).toEqual(['A house or a flat?', '3 things you like']);
  });

  it('may be empty', () => {
    expect(promptLines(' \n\n')).toEqual([]);
  });
});
