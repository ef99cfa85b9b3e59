import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';

const formsOf = (data: { uses: number; canArchive: boolean }) => [en.failures.in_use(data), ar.failures.in_use(data)];
const forms = (uses: number) => formsOf({ uses, canArchive: true });

test('counts use the right plural form in both languages', () => {
  expect(forms(1)).toEqual([expect.stringContaining('1 place '), expect.stringContaining('موضع واحد')]);
  expect(forms(2)[1]).toContain('موضعين');
  expect(forms(5)).toEqual([expect.stringContaining('5 places'), expect.stringMatching(/[5٥] مواضع/u)]);
  expect(forms(11)[1]).toMatch(/(?:11|١١) موضعًا/u);
});

test('a wait is given in seconds up to 90 seconds, then in minutes', () => {
  expect(en.failures.rate_limited({ seconds: 1 })).toContain('1 second ');
  expect(en.failures.rate_limited({ seconds: 89 })).toContain('89 seconds');
  expect(en.failures.rate_limited({ seconds: 601 })).toContain('11 minutes');
});

test('every text has an Arabic translation', () => {
  const plain = [...Object.values(ar.fields), ...Object.values(ar.failures)].map((text) =>
    text({ limit: 3, accepted: [] } as never),
  );
  for (const text of plain) expect(text).toMatch(/[\u0600-\u06FF]/u);
});

test('only what has an archive is said to go there', () => {
  expect(forms(2)).toEqual([expect.stringContaining('archive'), expect.stringContaining('أرشفته')]);
  expect(formsOf({ uses: 2, canArchive: false })).toEqual([
    expect.not.stringContaining('archive'),
    expect.not.stringContaining('أرشفته'),
  ]);
});
