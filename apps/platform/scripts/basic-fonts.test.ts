import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { basicFonts } from './basic-fonts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ranges = basicFonts.flatMap((font) => font.ranges);

function isCovered(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  // Line breaks, and the signs that direct the text around them, are not drawn.
  if (code < 0x20 || (0x2066 <= code && code <= 0x2069)) return true;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

const files = globSync('{packages/ui/src,apps/platform/src}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'stories', 'testing'].includes(path.basename(name)),
}).filter((file) => !/\.test\.|stor(?:y|ies)/u.test(file));

const uncoveredSigns = (text: string) => [...new Set(text)].filter((sign) => !isCovered(sign));

it('tells what the basic fonts have', () => {
  expect(uncoveredSigns('Ctrl “é” … محاولة')).toEqual(['é']);
});

it("finds every sign of the pages' own texts in the basic fonts, so that none makes a browser load a whole one", () => {
  expect(files).toEqual(expect.arrayContaining(['apps/platform/src/features/auth/messages/ar.ts']));
  expect(
    files.flatMap((file) =>
      uncoveredSigns(readFileSync(path.join(root, file), 'utf8')).map((sign) => `${file}: ${sign}`),
    ),
  ).toEqual([]);
});
