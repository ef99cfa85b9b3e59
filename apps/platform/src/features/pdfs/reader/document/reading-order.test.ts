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

/** A line as a browser paints it, from the left: each word of Arabic letter by letter, a number for a gap, and what else as one item. */
function painted(...pieces: readonly (string | number)[]): readonly Item[] {
  let x = 100;
  return pieces.flatMap((piece) => {
    const signs = typeof piece === 'string' && /\p{scx=Arabic}/u.test(piece) ? [...piece].toReversed() : [piece];
    return signs.map((sign): Item => {
      const left = x;
      const width = typeof sign === 'number' ? sign : 6 * sign.length;
      x += width;
      return [typeof sign === 'number' ? ' ' : sign, left, 700, width];
    });
  });
}

const arabic = painted('كتاب', 4, 'كبير', 4, 'جديد');
const read = (...pieces: readonly (string | number)[]) =>
  readOf(
    contentOf(
      painted(...pieces),
      arabic.map(([text, x, , width]): Item => [text, x, 600, width]),
    ),
  ).split('\n')[0];

test.each([
  [
    'a row',
    [
      ['school', 100, 700, 35],
      [' ', 135, 700, 5],
      ['المدرسة', 350, 700, 35],
      [' ', 345, 700, 5],
      ['الكبيرة', 305, 700, 40],
    ],
    'school المدرسة الكبيرة',
  ],
  [
    'a line from the left',
    [
      ['Say:', 100, 700, 20],
      [' ', 120, 700, 5],
      ['المدرسة', 180, 700, 35],
      [' ', 175, 700, 5],
      ['الكبيرة', 130, 700, 45],
      [' ', 215, 700, 5],
      ['هنا.', 220, 700, 20],
    ],
    'Say: المدرسة الكبيرة هنا.',
  ],
  [
    'a row of three',
    [
      ['big', 100, 700, 20],
      [' ', 120, 700, 80],
      ['كبير', 200, 700, 30],
      [' ', 230, 700, 70],
      ['واسع', 300, 700, 30],
    ],
    'big كبير واسع',
  ],
] satisfies readonly [string, readonly Item[], string][])(
  '%s that is stored in the order of reading stays in it',
  (_, line, text) => {
    expect(readOf(contentOf(line))).toBe(text);
  },
);

test('the cells of a row stay in their order, each one from right to left', () => {
  expect(read('big', 14, 'جدا', 4, 'كبير', 14, 'واسع', 4, 'بيت')).toBe('big كبير جدا بيت واسع');
  expect(read('الفصل', 30, 'الاسم')).toBe('الاسم الفصل');
});

test('a line goes as the letters at its ends do, and where they differ as most of the page does', () => {
  expect(read('انتهى', 4, 'reading comprehension and vocabulary', 4, 'تعلم')).toBe(
    'تعلم reading comprehension and vocabulary انتهى',
  );
  expect(read('The word', 4, 'كبيرة', 4, 'مدرسة', 4, 'is big')).toBe('The word مدرسة كبيرة is big');
  expect(read('كلمة', 4, 'Dictionary')).toBe('Dictionary كلمة');
  expect(read('1.', 4, 'كبيرة', 4, 'مدرسة')).toBe('1. مدرسة كبيرة');
});

test('a stretched word is one word', () => {
  expect(read('مــــديــــنة')).toBe('مــــديــــنة');
  expect(read('ـــــــ', 4, 'الاسم')).toBe('الاسم ـــــــ');
});

test.each([
  ['10-5', '5-10'],
  ['1234-010', '010-1234'],
  ['30-11-2026', '2026-11-30'],
  ['30/11/2026', '30/11/2026'],
  ['8:30', '8:30'],
  ['1,234.5', '1,234.5'],
  ['%50', '50%'],
  ['.1', '1.'],
  // pdf.js has turned it.
  ['٥-١٠', '٥-١٠'],
])('%s after Arabic is %s', (shown, typed) => {
  const items = painted('الكتاب', 4, 'من').map(([text, x, y, width]): Item => [text, x - 90, y, width]);
  const before = painted(4, 'الصفحات').map(([text, x, y, width]): Item => [text, x + 90, y, width]);
  const line = contentOf(
    [...items, [' ', 76, 700, 4], [shown, 130, 700, 60], ...before],
    arabic.map(([text, x, , width]): Item => [text, x, 600, width]),
  );
  expect(readOf(line).split('\n')[0]).toBe(`الصفحات ${typed} من الكتاب`);
});

test('a number beside Latin letters, or before all, stays as it is', () => {
  expect(read('الآن', 4, 'Chapter', 4, '5-10', 4, 'اقرأ')).toBe('اقرأ Chapter 5-10 الآن');
  expect(read('الهاتف', 4, 'هو', 4, '010-1234')).toBe('010-1234 هو الهاتف');
});

test.each([[['.', '1']], [['.1']]])('the number of an item of a list has its stop after it: %j', (number) => {
  const item = painted('الجواب', 4, 'اكتب').map(([text, x, y, width]): Item => [text, x - 80, y, width]);
  const marker = number.map((text, index): Item => [text, 200 + 4 * index, 700, 4 * text.length]);
  expect(readOf(contentOf([...marker, ...item]))).toBe('1.اكتب الجواب');
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
