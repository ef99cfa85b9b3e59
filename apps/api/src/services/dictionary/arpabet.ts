/** Each consonant of ARPAbet in the International Phonetic Alphabet, as learners' dictionaries write it. */
const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

/** Each vowel: in a stressed syllable, and in another where that differs. */
const vowels: Readonly<Record<string, readonly [stressed: string, unstressed?: string]>> = {
  AA: ['ɑː'],
  AE: ['æ'],
  AH: ['ʌ', 'ə'],
  AO: ['ɔː'],
  AW: ['aʊ'],
  AY: ['aɪ'],
  EH: ['e'],
  ER: ['ɝː', 'ɚ'],
  EY: ['eɪ'],
  IH: ['ɪ'],
  IY: ['iː', 'i'],
  OW: ['oʊ'],
  OY: ['ɔɪ'],
  UH: ['ʊ'],
  UW: ['uː', 'u'],
};

/** The groups of consonants that an English syllable can begin with, besides each single one but `ŋ`. */
const onsets = new Set(
  [
    'P L, P R, P Y, B L, B R, B Y, T R, T W, T Y, D R, D W, D Y, K L, K R, K W, K Y, G L, G R, G W, F L, F R, F Y, V Y',
    'TH R, TH W, SH R, S P, S T, S K, S M, S N, S L, S W, S F, HH W, HH Y, M Y, N Y',
    'S P L, S P R, S P Y, S T R, S T Y, S K R, S K W, S K Y, S K L',
  ].flatMap((line) => line.split(', ')),
);

interface Sound {
  ipa: string;
  /** 0 for an unstressed vowel, 1 for the main stress, 2 for a lesser one; undefined for a consonant. */
  stress?: number;
  name: string;
}

function soundOf(symbol: string): Sound | null {
  const [, name = '', digit = ''] = /^([A-Z]+)([012]?)$/u.exec(symbol) ?? [];
  const consonant = consonants[name];
  if (consonant !== undefined && digit === '') return { ipa: consonant, name };
  const [stressed, unstressed = stressed] = vowels[name] ?? [];
  if (stressed === undefined || unstressed === undefined || digit === '') return null;
  return { ipa: digit === '0' ? unstressed : stressed, stress: Number(digit), name };
}

/** Returns where the syllable of a vowel begins: with as many consonants as English allows at a beginning. */
function syllableStart(sounds: readonly Sound[], vowel: number): number {
  const isConsonant = (at: number) => at >= 0 && sounds[at]?.stress === undefined;
  let start = vowel;
  while (isConsonant(start - 1)) {
    const names = sounds.slice(start - 1, vowel).map(({ name }) => name);
    const canBegin = names.length === 1 ? names[0] !== 'NG' : onsets.has(names.join(' '));
    // At the beginning of a word everything belongs to the first syllable.
    const isWordStart = sounds.slice(0, start).every(({ stress }) => stress === undefined);
    if (!canBegin && !isWordStart) break;
    start -= 1;
  }
  return start;
}

/**
 * Returns a pronunciation in the International Phonetic Alphabet, with marks of stress before their syllables:
 * `toIpa('AH0 B AW1 T')` is `/əˈbaʊt/`. Returns null for what is not ARPAbet.
 */
export function toIpa(arpabet: string): string | null {
  const sounds: Sound[] = [];
  for (const symbol of arpabet.split(' ')) {
    const sound = soundOf(symbol);
    if (!sound) return null;
    sounds.push(sound);
  }
  const syllables = sounds.filter(({ stress }) => stress !== undefined).length;
  const marks = new Map<number, string>();
  for (const [at, { stress }] of sounds.entries()) {
    // A word of one syllable has no other to be louder than.
    if (stress && syllables > 1) marks.set(syllableStart(sounds, at), stress === 1 ? 'ˈ' : 'ˌ');
  }
  return `/${sounds.map(({ ipa }, at) => `${marks.get(at) ?? ''}${ipa}`).join('')}/`;
}
