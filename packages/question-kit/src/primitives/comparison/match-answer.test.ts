import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../schema/fields.ts';
import { matchAnswer, type MatchDecision } from './match-answer.ts';
import { escapeWildcards } from './wildcard.ts';
import { cpuTimeMs } from '../testing/cpu-time.ts';

type Row = [given: string, accepted: string | string[], decision: MatchDecision, match?: Match];

function decide(given: string, accepted: string | string[], match?: Match): MatchDecision {
  return matchAnswer(given, [accepted].flat(), match).decision;
}

describe('what is always normalised', () => {
  it.each<Row>([
    ['  two   words ', 'two words', 'exact'],
    ['two\u00A0words', 'two words', 'exact'],
    ['ｆｕｌｌ　ｗｉｄｔｈ', 'full width', 'exact'],
    ['ﬁne', 'fine', 'exact'],
    ['don’t', "don't", 'exact', { punctuation: 'exact' }],
    ['don´t', "don't", 'exact', { punctuation: 'exact' }],
    ['“so”', '"so"', 'exact', { punctuation: 'exact' }],
    ['well–known', 'well-known', 'exact', { punctuation: 'exact' }],
    ['soft\u00ADware', 'software', 'exact'],
    ['١٩١٤', '1914', 'exact'],
    ['۳٫۵', '3.5', 'exact'],
    ['١٬٠٠٠', '1,000', 'exact'],
    ['٥٠٪', '50%', 'exact'],
    ['50٪', '50%', 'exact'],
    ['50%', '٥٠٪', 'exact', { punctuation: 'exact' }],
    ['٥٠', '50%', 'none'],
    ['محمـــد', 'محمد', 'exact', { accents: 'exact' }],
    ['e\u0301te\u0301', 'été', 'exact', { accents: 'exact' }],
  ])('takes %j for %j: %s', (given, accepted, decision, match) => {
    expect(decide(given, accepted, match)).toBe(decision);
  });
});

describe('case, accents and punctuation, as the author says', () => {
  it.each<Row>([
    ['LONDON', 'London', 'exact'],
    ['london', 'London', 'none', { case: 'exact' }],
    ['cafe', 'café', 'accent'],
    ['cafe', 'café', 'exact', { accents: 'ignore' }],
    ['cafe', 'café', 'none', { accents: 'exact' }],
    ['Strasse', 'Straße', 'accent'],
    ['smorrebrod', 'smørrebrød', 'accent'],
    ['احمد', 'أحمد', 'accent'],
    ['أَحْمَد', 'أحمد', 'accent'],
    ['القران', 'القرآن', 'accent'],
    ['مستشفي', 'مستشفى', 'accent'],
    ['سوال', 'سؤال', 'accent'],
    ['احمد', 'أحمد', 'none', { accents: 'exact' }],
    ['مدرسه', 'مدرسة', 'none'],
    ['dont', "don't", 'exact'],
    ['dont', "don't", 'none', { punctuation: 'exact' }],
    ['well known', 'well-known', 'exact'],
    ['U.S.A.', 'USA', 'exact'],
    ['yes!', 'yes', 'exact'],
    ['its', "it's", 'none'],
    ["it's", 'its', 'none'],
    ['were', "we're", 'none'],
    ['ill', "I'll", 'none'],
    ['cant', "can't", 'none'],
    ["teacher's", 'teachers', 'none'],
    ['lair', "l'air", 'none'],
    ['its', "it's", 'typo', { typos: 1 }],
    ['hes', "he's", 'exact'],
    ['Im', "I'm", 'exact'],
    ["'quoted'", 'quoted', 'exact'],
    ['péché', 'pêche', 'none'],
    ['péché', 'pêche', 'typo', { typos: 1 }],
    ['péché', 'pêche', 'exact', { accents: 'ignore' }],
    ['peche', 'pêche', 'accent'],
    ['eléphant', 'éléphant', 'accent'],
    ['où', 'ou', 'none'],
    ['ou', 'où', 'none'],
    ['ou es-tu', 'Où es-tu ?', 'none'],
    ['schon', 'schön', 'none'],
    ['le peche', 'le* pêche', 'accent'],
    ['le péché', 'le* pêche', 'none'],
    ['Que tal', '¿Qué tal?', 'none'],
    ['Hola', '¡Hola!', 'exact'],
    ['Cómo estás', '¿Cómo estás?', 'exact'],
    ['はい、そうです。', 'はいそうです', 'exact'],
    ['约翰·史密斯', '约翰史密斯', 'exact'],
    ['نعم، شكرا', 'نعم شكرا', 'exact'],
    ['35', '3.5', 'none'],
    ['5', '-5', 'none'],
    ['50', '50%', 'none'],
    [';', ';', 'exact'],
    [',', ';', 'none'],
    ['ガ', 'カ', 'none', { accents: 'ignore' }],
    ['कि', 'क', 'none', { accents: 'ignore' }],
  ])('takes %j for %j: %s', (given, accepted, decision, match) => {
    expect(decide(given, accepted, match)).toBe(decision);
  });
});

describe('typos, beside what the author compares exactly', () => {
  it.each<Row>([
    ['october', 'October', 'none', { case: 'exact', typos: 1 }],
    ['OCtober', 'October', 'none', { case: 'exact', typos: 2 }],
    ['Octobr', 'October', 'typo', { case: 'exact', typos: 1 }],
    ['octobr', 'October', 'none', { case: 'exact', typos: 2 }],
    ['octobr', 'October', 'typo', { typos: 1 }],
    ['cinema', 'cinéma', 'none', { accents: 'exact', typos: 1 }],
    ['cinéna', 'cinéma', 'typo', { accents: 'exact', typos: 1 }],
    ['القران', 'القرآن', 'none', { accents: 'exact', typos: 1 }],
    ['wellknown facts', 'well-known facts', 'none', { punctuation: 'exact', typos: 1 }],
    ['well known facts', 'well-known facts', 'none', { punctuation: 'exact', typos: 1 }],
    ['teachers', "teacher's", 'none', { punctuation: 'exact', typos: 1 }],
    ['teecher’s', "teacher's", 'typo', { punctuation: 'exact', typos: 1 }],
  ])('takes %j for %j: %s', (given, accepted, decision, match) => {
    expect(decide(given, accepted, match)).toBe(decision);
  });
});

describe('wildcards', () => {
  it.each<Row>([
    ['colour', 'colo*r', 'exact'],
    ['color', 'colo*r', 'exact'],
    ['a big red bus', 'a * bus', 'exact'],
    ['a bus', 'a * bus', 'none'],
    ['aba', 'ab*ba', 'none'],
    ['anything', '*', 'exact'],
    ['', '*', 'none'],
    ['5 * 3', String.raw`5 \* 3`, 'exact'],
    ['5 + 3', String.raw`5 \* 3`, 'none'],
    [String.raw`a\b`, String.raw`a\\b`, 'exact'],
    ['coulor', 'colo*r', 'none', { typos: 2 }],
    ['x\uE000', 'x*', 'exact'],
    ['\uE000', 'colour', 'none'],
  ])('takes %j for %j: %s', (given, accepted, decision, match) => {
    expect(decide(given, accepted, match)).toBe(decision);
  });

  it('is white space at the ends, of the plainest words too', () => {
    for (const given of [' tide', 'tide ', '\ttide', ' tide '])
      expect(matchAnswer(given, [' tide'], { punctuation: 'exact' }).decision).toBe('exact');
  });

  it('takes a text for itself once its stars are escaped, and for nothing else of its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c*\\]{1,12}$/u), fc.stringMatching(/^[a-c*\\]{1,12}$/u), (one, other) => {
        const match: Match = { case: 'exact', punctuation: 'exact' };
        expect(decide(one, escapeWildcards(one), match)).toBe('exact');
        expect(decide(other, escapeWildcards(one), match)).toBe(one === other ? 'exact' : 'none');
      }),
    );
  });

  it('agrees with a regular expression on every pattern', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab*]{1,10}$/u), fc.stringMatching(/^[ab]{1,14}$/u), (pattern, text) => {
        const expected = new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 'u').test(text);
        expect(decide(text, pattern)).toBe(expected ? 'exact' : 'none');
      }),
    );
  });

  it('takes no time over a pattern that would hang a regular expression', async () => {
    let decision: string | undefined;
    const workMs = await cpuTimeMs(() => {
      decision = decide('a'.repeat(2000), `${'a*'.repeat(500)}b`);
    });
    expect(decision).toBe('none');
    expect(workMs).toBeLessThan(100);
  });
});

describe('typos', () => {
  it.each<Row>([
    ['recieve', 'receive', 'typo', { typos: 1 }],
    ['receve', 'receive', 'typo', { typos: 1 }],
    ['receive', 'receive', 'exact', { typos: 1 }],
    ['recieve', 'receive', 'none'],
    ['accomodatoin', 'accommodation', 'none', { typos: 1 }],
    ['accomodatoin', 'accommodation', 'typo', { typos: 2 }],
    ['rcieve', 'receive', 'none', { typos: 2 }],
    ['teh', 'the', 'none', { typos: 2 }],
    ['1915', '1914', 'none', { typos: 2 }],
    ['garçno', 'garçon', 'typo', { typos: 1 }],
    ['garcno', 'garçon', 'typo', { typos: 1 }],
    ['garcno', 'garçon', 'none', { typos: 1, accents: 'exact' }],
  ])('takes %j for %j: %s', (given, accepted, decision, match) => {
    expect(decide(given, accepted, match)).toBe(decision);
  });

  it('forgives any single edit of a long word, and never two where one is allowed', () => {
    const word = 'photosynthesis';
    fc.assert(
      fc.property(fc.nat(word.length - 2), fc.constantFrom('drop', 'double', 'swap', 'replace'), (at, edit) => {
        const edits = {
          drop: word.slice(0, at) + word.slice(at + 1),
          double: word.slice(0, at) + word.slice(at, at + 1) + word.slice(at),
          swap: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
          replace: `${word.slice(0, at)}x${word.slice(at + 1)}`,
        };
        expect(['exact', 'typo']).toContain(decide(edits[edit], word, { typos: 1 }));
        expect(decide(`qq${edits[edit]}`, word, { typos: 1 })).toBe('none');
      }),
    );
  });
});

describe('contractions, when the author says so', () => {
  const on: Match = { contractions: true };
  it.each<Row>([
    ['do not', "don't", 'exact', on],
    ['don’t', 'do not', 'exact', on],
    ["I can't", 'I cannot', 'exact', on],
    ['can not', 'cannot', 'exact', on],
    ["won't", 'will not', 'exact', on],
    ["she's", 'she is', 'exact', on],
    ["she's", 'she has', 'exact', on],
    ['she has', 'she is', 'none', on],
    ["they'd", 'they would', 'exact', on],
    ["John's", 'John is', 'none', on],
    ["it isn't here", 'it is * here', 'exact', on],
    ['do not', "don't", 'none'],
    ['I am', "I'm", 'exact', { contractions: true, case: 'exact' }],
    ["I'm", 'I am', 'exact', { contractions: true, case: 'exact' }],
    ["Can't we", 'Cannot we', 'exact', { contractions: true, case: 'exact' }],
    ['i am', "I'm", 'none', { contractions: true, case: 'exact' }],
    ['its', "it's", 'none', on],
    ['were', "we're", 'none', on],
    ['its', "it's", 'typo', { contractions: true, typos: 1 }],
  ])('takes %j for %j: %s', (given, accepted, decision, match) => {
    expect(decide(given, accepted, match)).toBe(decision);
  });

  it('reads a text full of contractions without growing beyond bounds', async () => {
    const workMs = await cpuTimeMs(() => decide("he'd she'd ".repeat(90), "it's ".repeat(90), on));
    expect(workMs).toBeLessThan(300);
  });
});

it('gives the strictest reason, whichever accepted answer it comes from', () => {
  expect(matchAnswer('resume', ['résumé', 'resume'])).toEqual({ decision: 'alternative', index: 1 });
  expect(matchAnswer('resume', ['résumé', 'summary'])).toEqual({ decision: 'accent', index: 0 });
  expect(matchAnswer('sumary', ['résumé', 'summary'], { typos: 1 })).toEqual({ decision: 'typo', index: 1 });
  expect(matchAnswer('résumé', ['résumé', 'résumé'])).toEqual({ decision: 'exact', index: 0 });
  expect(matchAnswer('', ['', '  '])).toEqual({ decision: 'none', index: -1 });
});
