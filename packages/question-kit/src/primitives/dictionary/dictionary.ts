/** One thing that a word means. */
export interface Meaning {
  definition: string;
  /** The word in a sentence. */
  example?: string | undefined;
}

/** What a dictionary says of a word as one part of speech; a word that is noun and verb has two entries. */
export interface DictionaryEntry {
  /** The word as the dictionary has it: `go` for `went`. */
  word: string;
  /** `noun`, `verb`, …, in the words of the dictionary. */
  partOfSpeech?: string | undefined;
  /** How it is said, in signs: `/taɪd/`. */
  pronunciation?: string | undefined;
  meanings: Meaning[];
}

/**
 * How words are looked up, translated and heard. The host answers; what it leaves out is not offered, but for `speak`,
 * where the browser's own voice is tried. Languages are BCP 47 tags. A promise that is rejected is a failure that the
 * reader may try again; `signal` tells that nobody waits any more.
 */
export interface Dictionary {
  /** What a word or a phrase means; an empty list where it is not known. */
  lookUp?(word: string, options: { language: string; signal: AbortSignal }): Promise<DictionaryEntry[]>;
  /** The text in another language, the likeliest first; an empty list where none is known. */
  translate?(text: string, options: { from: string; to: string; signal: AbortSignal }): Promise<string[]>;
  /** The address of the text read aloud; null where there is none, and the browser's voice reads it. */
  speak?(text: string, options: { language: string; signal: AbortSignal }): Promise<string | null>;
  /** The language to translate into; the reader's by default. Where it is that of the text, nothing is translated. */
  translateTo?: string | undefined;
}
