import { describe, expect, it } from 'vitest';
import { fixtures } from '../../assembly/registries/fixtures.ts';
import { textDirection } from './text-direction.ts';

describe('the direction of a block', () => {
  it.each(Object.entries(fixtures))('is that of its language, for every example of %s', (_, examples) => {
    for (const { lang, block } of examples)
      expect(textDirection(block.rubric), lang).toBe(lang === 'ar' ? 'rtl' : 'ltr');
  });

  it('does not take tags and entities for text', () => {
    expect(textDirection('<p class="en">&nbsp;&#160;\n“اختر”</p>')).toBe('rtl');
    expect(textDirection('<p>1. <strong>Choose</strong> كلمة</p>')).toBe('ltr');
    expect(textDirection('<p>12 – 5</p>')).toBeUndefined();
    expect(textDirection('')).toBeUndefined();
  });
});
