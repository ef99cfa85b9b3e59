// The files of WordNet's database, line by line: https://wordnet.princeton.edu/documentation/wndb5wn

/** The parts of speech of WordNet's files. `s` are the adjectives that are near another; they count as adjectives here. */
const partOfSpeechOf: Readonly<Record<string, string>> = { n: 'n', v: 'v', a: 'a', s: 'a', r: 'r' };

/** One line of a `data` file: a sense with all words that have it. */
export interface Synset {
  /** `02084071-n`, as other wordnets refer to it. */
  id: string;
  definition: string;
  examples: string[];
  words: string[];
}

/** One line of an `index` file: a word as one part of speech. */
export interface IndexLine {
  lemma: string;
  part_of_speech: string;
  synsets: string[];
  common_senses: number;
}

/** One line of the pronouncing dictionary. */
export interface Pronunciation {
  word: string;
  variant: number;
  arpabet: string;
}

const spaced = (word: string) => word.replaceAll('_', ' ');

/** Parses a line of a `data` file; null for a line of the licence. */
export function parseSynset(line: string): Synset | null {
  const bar = line.indexOf('|');
  const [offset = '', , type = '', count = '', ...rest] = line.slice(0, bar).split(' ');
  const partOfSpeech = partOfSpeechOf[type];
  if (bar < 0 || !/^\d{8}$/u.test(offset) || partOfSpeech === undefined) return null;
  const words = Array.from({ length: Number.parseInt(count, 16) }, (_, at) =>
    // Some adjectives say where they stand: `galore(ip)`.
    spaced(rest[at * 2] ?? '').replace(/\((?:a|p|ip)\)$/u, ''),
  );
  return { id: `${offset}-${partOfSpeech}`, words, ...parseGloss(line.slice(bar + 1)) };
}

/** Parses `definition; "example"; "example" - author`. A definition may itself contain semicolons and quotes. */
function parseGloss(gloss: string): Pick<Synset, 'definition' | 'examples'> {
  // Quotes as typewriters wrote them: `good'.
  const text = gloss.trim().replaceAll(/`(?<quoted>[^'`"]+)'/gu, '‘$<quoted>’');
  const quote = /(?:^|[;:]\s*)"/u.exec(text);
  if (!quote) return { definition: text.replace(/[;\s]+$/u, ''), examples: [] };
  const examples = text
    .slice(quote.index)
    .matchAll(/"(?<example>[^"]+)"?/gu)
    // What stands between two examples is matched by no quote of its own: `"…"; "…"`.
    .map(({ groups }) => groups?.['example']?.trim() ?? '')
    .filter((example) => /[\p{L}\p{N}]/u.test(example) && !/^[;,-]/u.test(example));
  return { definition: text.slice(0, quote.index).trim() || text.replaceAll('"', ''), examples: [...examples] };
}

/** Parses a line of an `index` file; null for a line of the licence. */
export function parseIndexLine(line: string): IndexLine | null {
  if (line.startsWith(' ')) return null;
  const fields = line.trim().split(' ');
  const [lemma = '', type = '', synsetCount = ''] = fields;
  const count = Number(synsetCount);
  const partOfSpeech = partOfSpeechOf[type];
  if (partOfSpeech === undefined || !Number.isInteger(count) || fields.length < count + 5) return null;
  return {
    lemma: spaced(lemma),
    part_of_speech: partOfSpeech,
    synsets: fields.slice(-count).map((offset) => `${offset}-${partOfSpeech}`),
    common_senses: Number(fields.at(-count - 1)),
  };
}

/** Parses a line of the package `cmu-pronouncing-dictionary`: `"read(2)": "R IY1 D",`; null for any other line. */
export function parsePronunciation(line: string): Pronunciation | null {
  const match = /^\s*"?(?<word>[^":]+?)(?:\((?<variant>\d)\))?"?: "(?<arpabet>[A-Z0-2 ]+)",?\s*$/u.exec(line);
  const { word, variant, arpabet } = match?.groups ?? {};
  if (word === undefined || arpabet === undefined) return null;
  return { word, variant: Number(variant ?? 1), arpabet };
}
