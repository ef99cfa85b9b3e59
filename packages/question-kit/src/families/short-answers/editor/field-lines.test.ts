import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldLines } from './field-lines.ts';

describe('a pasted list', () => {
  it('becomes prompts with their answers', () => {
    const list = '1. How many keepers? = three | 3\r\n\n- Who came? = a boy\nSay why.';
    expect(fieldLines(list, false)).toEqual([
      { prompt: 'How many keepers?', answers: ['three', '3'] },
      { prompt: 'Who came?', answers: ['a boy'] },
      { prompt: 'Say why.', answers: [] },
    ]);
  });

  it('takes what follows the last equals sign, and a line without a prompt', () => {
    expect(fieldLines('x + 2 = 5, x = 3\n= Paris', false)).toEqual([
      { prompt: 'x + 2 = 5, x', answers: ['3'] },
      { prompt: '', answers: ['Paris'] },
    ]);
  });

  it('becomes a note sheet: headings and notes stay around the fields', () => {
    const list =
      '# The museum\n## Visiting\n• opens at [[nine|9]] in summer\nfree on Sundays\ncosts £[[14]] and [[2]] for a dog\nclosed in May';
    expect(fieldLines(list, true)).toEqual([
      { prompt: '# The museum\n## Visiting\nopens at ___ in summer', answers: ['nine', '9'] },
      { prompt: 'free on Sundays\ncosts £___', answers: ['14'] },
      { prompt: 'and ___ for a dog\nclosed in May', answers: ['2'] },
    ]);
  });

  it('keeps the field where it was when notes follow it', () => {
    expect(fieldLines('found in a = river\nthe end', true)).toEqual([
      { prompt: 'found in a ___\nthe end', answers: ['river'] },
    ]);
  });

  it('is never empty where something is written, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.boolean(), (list, notes) => {
        expect(fieldLines(list, notes).length > 0).toBe(list.trim() !== '');
      }),
    );
  });
});
