/** One sense of a word. */
export interface Meaning {
  definition: string;
  /** An example sentence. */
  example?: string | undefined;
  /** Other words for it in this sense. */
  synonyms?: readonly string[] | undefined;
}

/** The entry of a word as one part of speech; a word that is both noun and verb has two entries. */
export interface DictionaryEntry {
  /** The headword: `go` for `went`. */
  word: string;
  /** `noun`, `verb`, …, as named by the dictionary. */
  partOfSpeech?: string | undefined;
  /** The pronunciation in phonetic notation: `/taɪd/`. */
  pronunciation?: string | undefined;
  meanings: Meaning[];
}

/**
 * Looks up, translates and pronounces words. Implemented by the host; an omitted method is not offered, except that without
 * `speak` the browser's speech synthesis is used. Languages are BCP 47 tags. A rejected promise is shown as an error with a
 * retry button; `signal` is aborted when the result is no longer needed.
 */
export interface Dictionary {
  /** Returns the meanings of a word or phrase; an empty list if it is unknown. */
  lookUp?(word: string, options: { language: string; signal: AbortSignal }): Promise<DictionaryEntry[]>;
  /** Returns translations of a text, the most likely first; an empty list if there is none. */
  translate?(text: string, options: { from: string; to: string; signal: AbortSignal }): Promise<string[]>;
  /** Returns the URL of a recording of the text; null if there is none, then speech synthesis is used. */
  speak?(text: string, options: { language: string; signal: AbortSignal }): Promise<string | null>;
  /** The language to translate into; the reader's by default. A text in this language is not translated. */
  translateTo?: string | undefined;
}
