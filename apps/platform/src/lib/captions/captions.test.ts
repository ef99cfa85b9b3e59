import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeCue, toCueList } from './cue-edits.ts';
import { toCueText, type Cue } from './cue.ts';
import { toPlacesIn } from './file-problems.ts';
import { readCaptions } from './read-captions.ts';
import { captionWriters, writeSrt, writeVtt } from './write-captions.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, order: 'le' | 'be', mark = true): Uint8Array {
  const units = (mark ? `\uFEFF${text}` : text).split('').map((unit) => unit.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (order === 'le' ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])),
  );
}

const srt = `1
00:00:01,000 --> 00:00:03,500
Welcome to the lecture.

2
00:00:04,000 --> 00:00:06,000
<i>Read the question</i> first.
مرحبًا بكم

`;
const srtCues = [
  { startMs: 1000, endMs: 3500, text: 'Welcome to the lecture.' },
  { startMs: 4000, endMs: 6000, text: 'Read the question first.\nمرحبًا بكم' },
];

/** Texts that look like caption files do, line breaks, tags and references included. */
const textArbitrary = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '-->',
        '12:30 → 12:40',
        '&lt;',
        '<3',
        '<',
        '>',
        '&',
        '\n',
        '1',
        'WEBVTT',
        'NOTE',
        '12:30',
        'مرحبًا',
        '{',
        '😀',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => toCueText(parts.join(' ')))
  .filter((text) => text !== '');

const cuesArbitrary = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 20_000 }), textArbitrary), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => {
    let time = 0;
    return parts.map(([pauseMs, lengthMs, text]): Cue => {
      const startMs = time + pauseMs;
      time = startMs + lengthMs;
      return { startMs, endMs: time, text };
    });
  });

describe('a caption file', () => {
  it.each([
    ['UTF-8', utf8(srt)],
    ['UTF-8 with a mark', utf8(`\uFEFF${srt}`)],
    ['UTF-8 with the line breaks of Windows', utf8(srt.replaceAll('\n', '\r\n'))],
    ['UTF-16 LE', utf16(srt, 'le')],
    ['UTF-16 BE', utf16(srt, 'be')],
    ['UTF-16 LE without a mark', utf16(srt, 'le', false)],
    ['UTF-16 BE without a mark', utf16(srt, 'be', false)],
  ])('is read in %s', (_name, bytes) => {
    expect(readCaptions(bytes)).toEqual({ kind: 'read', format: 'srt', cues: srtCues, problems: [] });
  });

  it('of WebVTT is read without comments, styles, names and places of cues, and with who speaks', () => {
    const vtt = `WEBVTT Kind: captions\nLanguage: en\n\nNOTE made by hand\nin two lines\n\nSTYLE\n::cue { color: red }\n
intro\n00:01.000 --> 00:03.500 line:0 position:20%\n<v Huda>Is 3 &lt; 4 &amp; 5?</v>\n
00:00:04.000 --> 00:00:06.000\n<c.yellow>So</c> <00:00:05.000>it is`;
    expect(readCaptions(utf8(vtt))).toMatchObject({
      format: 'vtt',
      cues: [
        { startMs: 1000, endMs: 3500, text: 'Huda: Is 3 < 4 & 5?' },
        { startMs: 4000, endMs: 6000, text: 'So it is' },
      ],
      problems: [],
    });
  });

  it('of WebVTT is read with the characters that its references stand for, each once', () => {
    const vtt = `WEBVTT\n\n00:01.000 --> 00:02.000\nDon&#39;t stop &amp; don&apos;t wait&hellip;\n
00:03.000 --> 00:04.000\nCaf&eacute; &#x266a; &laquo;نعم&raquo; &amp;lt; &unknown; AT&T`;
    expect(readCaptions(utf8(vtt))).toMatchObject({
      cues: [{ text: "Don't stop & don't wait…" }, { text: 'Café ♪ «نعم» &lt; &unknown; AT&T' }],
      problems: [],
    });
  });

  it('is read where an empty line is missing, one too many parts a number from its cue, or the arrow is another', () => {
    const text =
      '1\n\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n\n3\n00:00:05,000 -> 00:00:06,000\nThree';
    expect(readCaptions(utf8(text))).toMatchObject({
      cues: [
        { startMs: 1000, endMs: 2000, text: 'One' },
        { startMs: 3000, endMs: 4000, text: 'Two' },
        { startMs: 5000, endMs: 6000, text: 'Three' },
      ],
      problems: [],
    });
  });

  it('tells each problem with its line, and keeps the text of every cue', () => {
    const text = `1
00:00:01,000 --> 00:00:75,000
Bad end

2
00:00:05,000 --> 00:00:04,000
Backwards

3
00:00:06,000 --> 00:00:09,000

4
00:00:08,000 --> 00:00:10,000
Too early

No time at all
`;
    const read = readCaptions(utf8(text));
    expect(read).toMatchObject({
      problems: [
        { line: 2, code: 'bad-time', quote: '00:00:01,000 --> 00:00:75,000' },
        { line: 6, code: 'ends-before-start' },
        { line: 10, code: 'empty-text' },
        { line: 13, code: 'overlaps' },
        { line: 16, code: 'no-time', quote: 'No time at all' },
      ],
    });
    expect(read.kind === 'read' && read.cues.map((cue) => cue.text)).toEqual([
      'Bad end',
      'Backwards',
      '',
      'Too early',
      'No time at all',
    ]);
  });

  it.each([
    ['another text', 'Dear all,\nthe lecture is at 10:30.', 'not-captions', 1],
    ['a JSON file', '{"a": 1}', 'not-captions', 1],
    ['nothing', ' \n\n', 'no-cues', 1],
    ['a header alone', 'WEBVTT\n\nNOTE nothing yet\n', 'no-cues', 1],
  ])('that holds %s is refused', (_name, text, code, line) => {
    expect(readCaptions(utf8(text))).toEqual({ kind: 'refused', code, line });
  });

  it('in another encoding is refused with the line of the first letter that cannot be read', () => {
    const bytes = new Uint8Array([...utf8('1\n00:00:01,000 --> 00:00:02,000\nCaf'), 0xe9, ...utf8('\n')]);
    expect(readCaptions(bytes)).toEqual({ kind: 'refused', code: 'not-text', line: 3 });
  });

  it('of any bytes is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(['read', 'refused']).toContain(readCaptions(bytes).kind);
      }),
    );
  });
});

describe('written captions', () => {
  it('of WebVTT are read as they were, whatever their text', () => {
    fc.assert(
      fc.property(cuesArbitrary, (cues) => {
        expect(readCaptions(utf8(writeVtt(cues)))).toEqual({ kind: 'read', format: 'vtt', cues, problems: [] });
      }),
    );
  });

  it('of SubRip are read as they were, but for an arrow', () => {
    fc.assert(
      fc.property(cuesArbitrary, (cues) => {
        const arrows = cues.map((cue) => ({ ...cue, text: cue.text.replaceAll('-->', '→') }));
        expect(readCaptions(utf8(writeSrt(cues)))).toEqual({ kind: 'read', format: 'srt', cues: arrows, problems: [] });
      }),
    );
  });

  it('hold no tag that a page could run', () => {
    const text = '<script>alert(1)</script> & <b>bold</b>';
    expect(writeVtt([{ startMs: 0, endMs: 1, text }])).not.toMatch(/<(?:script|b)>/u);
  });

  it('have times with hours, in the separator of their format', () => {
    const cue = { startMs: 3_723_004, endMs: 3_724_000, text: 'Late' };
    expect(captionWriters.vtt([cue])).toBe('WEBVTT\n\n01:02:03.004 --> 01:02:04.000\nLate\n\n');
    expect(captionWriters.srt([cue])).toBe('1\n01:02:03,004 --> 01:02:04,000\nLate\n\n');
  });
});

it('names the cue of a problem by its place once the cues are stored without ids', () => {
  const list = toCueList([
    { startMs: 0, endMs: 1000, text: 'One' },
    { startMs: 2000, endMs: 4000, text: 'Two' },
    { startMs: 3000, endMs: 5000, text: 'Three' },
    { startMs: 6000, endMs: 8000, text: 'Four' },
  ]);
  const problems = [0, 2].map((cue) => ({
    code: 'overlaps' as const,
    line: cue,
    quote: '',
    cue,
    startMs: 0,
    endMs: 0,
  }));
  const stored = removeCue(list, 0);
  expect(toPlacesIn(stored, problems).map(({ cue }) => stored[cue]?.text)).toEqual(['Three']);
});
