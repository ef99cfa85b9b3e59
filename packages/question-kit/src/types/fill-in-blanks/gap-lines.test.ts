import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinRuns, type FormattedRun } from '../../primitives/rich-text/formatted-runs.ts';
import { inlineFormats } from '../../primitives/rich-text/rich-text.ts';
import { linesFromHtml, linesToHtml } from './gap-lines.ts';

const anyRun: fc.Arbitrary<FormattedRun> = fc.record(
  {
    text: fc.oneof(fc.stringMatching(/^[a-c<>&" \n\u00A0]{0,9}$/u), fc.string()),
    formatting: fc.subarray([...inlineFormats], { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['text'] },
);

it('gives the text back as it was written, white space and formatting included', () => {
  fc.assert(
    fc.property(fc.array(anyRun, { maxLength: 6 }).map(joinRuns), (runs) => {
      fc.pre(runs.some(({ text }) => /[^\n]/u.test(text)) || runs.length === 0);
      expect(linesFromHtml(linesToHtml(runs))).toEqual(runs);
    }),
    { numRuns: 1000 },
  );
});

it('reads a line for each paragraph and break, as the field writes them', () => {
  expect(linesFromHtml('<p>a <u>b<br>c</u></p><p></p><p>d&nbsp;</p>')).toEqual([
    { text: 'a ' },
    { text: 'b', formatting: ['u'] },
    { text: '\n' },
    { text: 'c', formatting: ['u'] },
    { text: '\n\nd\u00A0' },
  ]);
});
