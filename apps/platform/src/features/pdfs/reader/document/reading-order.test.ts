import { expect, test } from 'vitest';
import { findRanges, foldedText } from '../../../../lib/text/folded-text.ts';
import { textOf } from './page-texts.ts';
import { inReadingOrder, type PageContent } from './reading-order.ts';

/** The text of an item, its left edge, its base line and its width. */
type Item = readonly [text: string, x: number, y: number, width: number];

/** What pdf.js reads of lines in a font of 12 points; it ends a line with an empty item at the place of the next one. */
function contentOf(...lines: readonly (readonly Item[])[]): PageContent {
  const items = lines.flatMap((line, index): readonly Item[] => {
    const [, x, y] = lines[index + 1]?.[0] ?? [];
    return x === undefined || y === undefined ? line : [...line, ['', x, y, 0]];
  });
  return {
    items: items.map(([str, x, y, width]) => ({
      str,
      dir: /\p{Script=Arabic}/u.test(str) ? 'rtl' : 'ltr',
      transform: [12, 0, 0, 12, x, y],
      width,
      height: 12,
      fontName: 'g_d0_f1',
      hasEOL: str === '',
    })),
    styles: {},
    lang: 'ar',
  };
}

// Two lines that Chromium 140 has printed: an Arabic paragraph with English and digits in it, and an English one with Arabic words.
const printed = contentOf(
  // prettier-ignore
  [['د.', 290.52, 747, 9.16], ['ﺎ', 299.68, 747, 3.66], ['ﻋ', 303.33, 747, 7.16], [' ', 310.49, 747, 5.09], ['ﻢ', 314.31, 747, 7.99], ['ﺛ', 322.29, 747, 3.34], [' ', 325.63, 747, 5.09], ['،', 329.45, 747, 3.87], ['ﻮ', 333.32, 747, 6.2], ['ﻳ', 339.52, 747, 3.34], ['ﺎ', 342.86, 747, 3.66], ['ﻣ', 346.52, 747, 6.43], [' ', 352.95, 747, 5.09], ['٢٥', 356.77, 747, 12.89], [' ', 369.66, 747, 5.09], ['م', 373.47, 747, 7.43], ['ﻮ', 380.9, 747, 6.2], ['ﻳ', 387.1, 747, 3.34], [' ', 390.44, 747, 5.09], ['ﻲ', 394.25, 747, 10], ['ﻓ', 404.26, 747, 5.74], [' ', 409.99, 747, 5.09], ['Chapter 12', 413.81, 747, 67.06], [' ', 480.87, 747, 5.09], ['أ', 484.69, 747, 3.33], ['ﺮ', 488.03, 747, 6.62], ['ﻗ', 494.65, 747, 5.74], [' ', 500.38, 747, 5.09], ['(', 504.2, 747, 4.68], ['ﺎ', 508.88, 747, 3.66], ['ﻨ', 512.54, 747, 3.62], ['ﻫ', 516.16, 747, 6.33], [')', 522.49, 747, 4.68], [' \u064d', 533.26, 744.66, 0], [' ', 527.17, 747, 5.09], ['ﺐ', 530.98, 747, 11.78], ['ﻟ', 542.77, 747, 3.66], ['ﺎ', 546.42, 747, 3.66], ['ﻃ', 550.08, 747, 9.55], [' ', 559.63, 747, 6.16], ['\u0000', 564.25, 747.59, 0], [' ', 559.63, 747, 5.09], ['ﻞ', 563.44, 747, 9.09], ['ﻛ', 572.53, 747, 5.71]],
  // prettier-ignore
  [['The word', 33.75, 720.75, 55.63], [' ', 89.38, 720.75, 5.09], ['ة', 93.2, 720.75, 6.29], ['ﺮ', 99.49, 720.75, 6.62], ['ﻴ', 106.11, 720.75, 3.62], ['ﺒ', 109.73, 720.75, 3.62], ['ﻛ', 113.35, 720.75, 5.71], [' ', 119.06, 720.75, 5.09], ['ﺔ', 122.88, 720.75, 6.43], ['ﺳ', 129.31, 720.75, 10.05], ['ر', 139.37, 720.75, 5.79], ['ﺪ', 145.16, 720.75, 6.3], ['ﻣ', 151.46, 720.75, 6.43], [' ', 157.89, 720.75, 5.09], ['means big school.', 161.7, 720.75, 108.77]],
);

// A part of another: marks within words, which pdf.js takes for spaces.
const marked = contentOf(
  // prettier-ignore
  [[' \u0651', 145.81, 548.46, 0], [' ', 141.19, 549.63, 5.09], ['ن', 145, 549.63, 8.81], ['إ', 153.81, 549.63, 3.33], [' ', 157.15, 549.63, 5.09], ['ﻢ', 160.96, 549.63, 7.99], ['\u0651', 167.94, 552.27, 0], [' ', 168.95, 549.63, 0], ['ﻠ', 168.95, 549.63, 3.97], ['ﻌ', 172.92, 549.63, 5.79], ['ﻤ', 178.71, 549.63, 6.94], ['ﻟ', 185.65, 549.63, 3.66], ['ل ا', 189.3, 549.63, 15.87], ['ﺎ', 205.17, 549.63, 3.66], ['ﻗ', 208.83, 549.63, 5.74], [' ', 214.56, 549.63, 5.09], ['.', 218.38, 549.63, 3.81], ['ﺮ', 222.19, 549.63, 6.62], ['ﺤ', 228.81, 549.63, 7.75], ['ﺒ', 236.56, 549.63, 3.62], ['ﻟ', 240.18, 549.63, 3.66], ['ا', 243.84, 549.63, 3.33], [' ', 247.17, 549.63, 5.09], ['ﻦ', 250.99, 549.63, 9.13], ['ﻋ', 260.12, 549.63, 7.16], [' ', 267.28, 549.63, 5.09], ['ﺎ', 271.1, 549.63, 3.66], ['\u064b', 273.5, 548.46, 0], [' ', 274.75, 549.63, 0], ['ﺑ', 274.75, 549.63, 3.34], ['ﺎ', 278.09, 549.63, 3.66], ['ﺘ', 281.75, 549.63, 3.62], ['ﻛ', 285.37, 549.63, 5.71]],
);

const readOf = (content: PageContent) => textOf(inReadingOrder(content)).text;

test('Arabic that is stored letter by letter from the left is read as it was written', () => {
  expect(readOf(printed)).toBe(
    'كل طالب\u064d (هنا) قرأ Chapter 12 في يوم ٢٥ مايو، ثم عاد.\nThe word مدرسة كبيرة means big school.',
  );
  expect(readOf(marked)).toBe('كتاب\u064bا عن البحر. قال المعل\u0651م إن\u0651 ');
});

test.each(['كل طالب', 'قرأ', 'في يوم ٢٥ مايو', 'مدرسة كبيرة', 'Chapter 12'])(
  '%s is found in a printed page',
  (query) => {
    expect(findRanges(foldedText(readOf(printed)), query)).toHaveLength(1);
  },
);

test('the letters of a word are one item, as wide as they are painted', () => {
  const word = inReadingOrder(printed).items.find((item) => 'str' in item && item.str === 'مدرسة');
  expect(word).toMatchObject({ dir: 'rtl', transform: [12, 0, 0, 12, 122.88, 720.75] });
  expect(word && 'width' in word ? word.width : 0).toBeCloseTo(35.01, 1);
});

test('Arabic that another program has stored in the order of reading stays in it', () => {
  // prettier-ignore
  const words = contentOf(
    [['ذهب', 560, 700, 20], [' ', 555, 700, 5], ['الأولاد', 520, 700, 35], [' ', 515, 700, 5], ['Chapter', 470, 700, 40], [' ', 510, 700, 5], ['12', 512, 700, 3], [' ', 465, 700, 5], ['اليوم', 440, 700, 25]],
    [['ﺪ', 580, 680, 6], ['ا', 576, 680, 4], ['ر', 570, 680, 6]],
  );
  expect(readOf(words)).toBe('ذهب الأولاد Chapter 12 اليوم\nدار');
});

test('a page without such letters is not touched', () => {
  const english = contentOf(
    [['Two', 10, 700, 30]],
    [
      ['columns', 10, 680, 30],
      [' here', 8, 680, 12],
    ],
  );
  expect(inReadingOrder(english)).toBe(english);
});
