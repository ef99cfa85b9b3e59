import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRuns, type FormattedRun } from '../../primitives/rich-text/formatted-runs.ts';
import { inlineFormats } from '../../primitives/rich-text/rich-text.ts';
import { formatContent, gapsFromRuns, gapsToRuns } from './gap-formatting.ts';
import type { FillInBlanksItem } from './schema.ts';

const anyRun: fc.Arbitrary<FormattedRun> = fc.record(
  {
    text: fc.stringMatching(/^[a-c[\]|\\* \n]{0,9}$/u),
    formatting: fc.subarray([...inlineFormats], { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['text'] },
);

/** Content as the kit writes it: neighbouring runs differ, line breaks are plain, and no gap lacks its answer. */
const anyContent: fc.Arbitrary<FillInBlanksItem[]> = fc
  .array(fc.tuple(fc.array(anyRun, { maxLength: 4 }), fc.stringMatching(/^[a-b|[\]\\]{1,5}$/u)), { maxLength: 4 })
  .map((parts) =>
    parts.flatMap(([runs, answer]): FillInBlanksItem[] => [
      ...joinRuns(runs).map((run) => ({ type: 'text' as const, ...run })),
      { type: 'gap', id: 'any', answers: [answer] },
    ]),
  );

describe('formatting of a text with gaps', () => {
  it('is read into runs around the gaps', () => {
    const runs: FormattedRun[] = [{ text: 'He ', formatting: ['u'] }, { text: '[[is]]' }, { text: ' here.' }];
    expect(gapsFromRuns(runs, () => 'g1')).toEqual([
      { type: 'text', text: 'He ', formatting: ['u'] },
      { type: 'gap', id: 'g1', answers: ['is'] },
      { type: 'text', text: ' here.' },
    ]);
  });

  it('inside the brackets of a gap is left out, and around a gap it stays on both sides', () => {
    const runs: FormattedRun[] = [
      { text: 'I [[sa', formatting: ['em'] },
      { text: 'w]] it', formatting: ['em', 'u'] },
    ];
    expect(gapsFromRuns(runs, () => 'g1')).toEqual([
      { type: 'text', text: 'I ', formatting: ['em'] },
      { type: 'gap', id: 'g1', answers: ['saw'] },
      { type: 'text', text: ' it', formatting: ['em', 'u'] },
    ]);
  });

  it('survives being written and read, whatever signs the text holds', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(gapsFromRuns(gapsToRuns(content), () => 'any')).toEqual(content);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not exist in a plain text: its content stays as it is', () => {
    const content: FillInBlanksItem[] = [{ type: 'text', text: 'a [ b' }];
    expect(formatContent(content, [{ text: String.raw`a [ b` }])).toEqual(content);
  });
});
