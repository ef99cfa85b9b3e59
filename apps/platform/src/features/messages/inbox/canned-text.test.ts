import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cannedTextFor } from './canned-text.ts';

const both = { textEn: 'Hello {name}, {name}!', textAr: 'أهلًا {name}' };

describe('a canned answer', () => {
  it('is in the language of whom it is for, with their name', () => {
    expect(cannedTextFor(both, { language: 'en', name: 'Sara' })).toEqual({
      text: 'Hello Sara, Sara!',
      language: 'en',
    });
    expect(cannedTextFor(both, { language: 'ar', name: 'سارة' })).toEqual({ text: 'أهلًا سارة', language: 'ar' });
  });

  it('is in the other language where it has no text in theirs, and says so', () => {
    expect(cannedTextFor({ ...both, textAr: '' }, { language: 'ar', name: 'Sara' }).language).toBe('en');
    expect(cannedTextFor({ ...both, textEn: '' }, { language: 'en', name: 'Sara' }).language).toBe('ar');
  });

  it('takes any name as it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(cannedTextFor({ textEn: '<{name}>', textAr: '' }, { language: 'en', name }).text).toBe(`<${name}>`);
      }),
    );
    expect(cannedTextFor({ textEn: '{name}', textAr: '' }, { language: 'en', name: '$& {name}' }).text).toBe(
      '$& {name}',
    );
  });
});
