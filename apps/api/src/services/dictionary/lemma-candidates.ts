/** The parts of speech as WordNet writes them: noun, verb, adjective, adverb. */
export type PartOfSpeechCode = 'n' | 'v' | 'a' | 'r';

/** A headword that a text may be a form of. */
export interface LemmaCandidate {
  lemma: string;
  /** The part of speech that it is a form of; undefined where the text is the headword itself. */
  partOfSpeech?: PartOfSpeechCode;
}

/** Returns the base form of a word as one part of speech, or the word itself. */
export interface Lemmatizer {
  noun: (word: string) => string;
  verb: (word: string) => string;
  adjective: (word: string) => string;
}

/** Comparatives and superlatives that follow no rule; the lemmatizer has no adverbs. */
const irregular: Readonly<Record<string, readonly [PartOfSpeechCode, string][]>> = {
  better: [
    ['a', 'good'],
    ['r', 'well'],
  ],
  best: [
    ['a', 'good'],
    ['r', 'well'],
  ],
  worse: [
    ['a', 'bad'],
    ['r', 'badly'],
  ],
  worst: [
    ['a', 'bad'],
    ['r', 'badly'],
  ],
  further: [
    ['a', 'far'],
    ['r', 'far'],
  ],
  furthest: [
    ['a', 'far'],
    ['r', 'far'],
  ],
  farther: [
    ['a', 'far'],
    ['r', 'far'],
  ],
  farthest: [
    ['a', 'far'],
    ['r', 'far'],
  ],
  more: [
    ['a', 'many'],
    ['r', 'much'],
  ],
  most: [
    ['a', 'many'],
    ['r', 'much'],
  ],
  less: [['a', 'little']],
  least: [['a', 'little']],
  elder: [['a', 'old']],
  eldest: [['a', 'old']],
};

/** Contractions whose first part is not simply what stands before the apostrophe. */
const contractions = new Map([
  ["won't", 'will'],
  ["can't", 'can'],
  ["shan't", 'shall'],
]);

/** Returns a text as headwords are written: in lower case, without what stands around it. */
export function cleanWord(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[‘’ʼ＇]/gu, "'")
    .replaceAll(/[‐‑–—]/gu, '-')
    .replaceAll('\u00AD', '')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.']+$/gu, '')
    .replace(/(?<!\p{L}\.\p{L}|\b\p{L})\.+$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();
}

const unique = (words: readonly string[]) => [...new Set(words)].filter((word) => word !== '');

/** The same word in other spellings: without accents, hyphen or space, or whose it is. */
function spellings(word: string): string[] {
  const bare = word.replace(/(?:'s|(?<=s)')$/u, '').replace(/^'+|'+$/gu, '');
  const short = contractions.get(word) ?? word.replace(/(?:n't|'(?:ll|ve|re|d|m))$/u, '');
  const plain = [word, bare, short].flatMap((one) => [one, one.normalize('NFD').replaceAll(/\p{M}/gu, '')]);
  return unique(
    plain.flatMap((one) => [one, one.replaceAll('-', ' '), one.replaceAll('-', ''), one.replaceAll(' ', '-')]),
  );
}

function baseForms(word: string, { noun, verb, adjective }: Lemmatizer): LemmaCandidate[] {
  const irregularForms = (Object.hasOwn(irregular, word) ? irregular[word] : undefined) ?? [];
  return [
    ...irregularForms.map(([partOfSpeech, lemma]) => ({ lemma, partOfSpeech })),
    { lemma: verb(word), partOfSpeech: 'v' as const },
    { lemma: noun(word), partOfSpeech: 'n' as const },
    { lemma: adjective(word), partOfSpeech: 'a' as const },
  ].filter(({ lemma }) => lemma !== word);
}

/** `gave up` is a form of `give up`, and `swimming pools` of `swimming pool`. */
function phraseForms(phrase: string, lemmatizer: Lemmatizer): LemmaCandidate[] {
  const { noun, verb } = lemmatizer;
  const words = phrase.split(' ').map((word) => word.replace(/'s?$/u, ''));
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  const withoutArticle = /^(?:an?|the|to) (?<rest>.+)$/u.exec(phrase)?.groups?.['rest'];
  return [
    { lemma: words.join(' ') },
    { lemma: [verb(first), ...rest].join(' '), partOfSpeech: 'v' as const },
    { lemma: [...words.slice(0, -1), noun(last)].join(' '), partOfSpeech: 'n' as const },
    ...(withoutArticle === undefined ? [] : [{ lemma: withoutArticle }, ...formsOf(withoutArticle, lemmatizer)]),
  ].filter(({ lemma }) => lemma !== phrase);
}

function formsOf(word: string, lemmatizer: Lemmatizer): LemmaCandidate[] {
  return word.includes(' ') ? phraseForms(word, lemmatizer) : baseForms(word, lemmatizer);
}

/** Returns the headwords that a word or phrase may be or be a form of, itself first. */
export function lemmaCandidates(text: string, lemmatizer: Lemmatizer): LemmaCandidate[] {
  const candidates = spellings(cleanWord(text)).flatMap((word) => [{ lemma: word }, ...formsOf(word, lemmatizer)]);
  const known = new Set<string>();
  return candidates.filter(({ lemma, partOfSpeech }: LemmaCandidate) => {
    const key = `${partOfSpeech ?? ''} ${lemma}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
