import { describe, expect, it } from 'vitest';
import { cleanLine } from './clean-line.ts';
import { contract, personNameSchema } from './index.ts';

describe('a line without what nobody sees', () => {
  it.each([
    ['blanks in a row', ' سارة  \t\u00A0محمود\n', 'سارة محمود'],
    ['marks of direction, also between blanks', '\u200Fسارة \u202B محمود\u202C\u2066\u061C', 'سارة محمود'],
    ['a byte order mark or a soft hyphen within a word', '\uFEFFمح\u00ADمو\uFEFFد\u0007', 'محمود'],
    ['letters in two characters', 'Zoe\u0301', 'Zo\u00E9'],
    ['a soft hyphen between a letter and its accent', 'Zoe\u00AD\u0301', 'Zo\u00E9'],
    ['a joiner, which shapes letters', 'نام\u200Cها', 'نام\u200Cها'],
    ['nothing else', '\u200F \u200E', ''],
  ])('%s', (_what, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
    expect(cleanLine(cleaned)).toBe(cleaned);
  });
});

describe('the name of a person', () => {
  it('is stored as it is shown', () => {
    expect(personNameSchema.parse(' سارة  محمود\u200F')).toBe('سارة محمود');
    expect(personNameSchema.parse(`${'\u200F'.repeat(50)}${'a'.repeat(120)}`)).toHaveLength(120);
  });

  it('is refused where nothing of it is seen', () => {
    expect(personNameSchema.safeParse('\u200F \u200E').success).toBe(false);
  });

  it('is in a reply as it is stored', () => {
    const { student } = contract.getAttendanceSheet.reply.shape.lines.element.shape;
    const stored = { _id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'سارة  محمود\u200F' };
    expect(student.parse(stored)).toEqual(stored);
  });
});
