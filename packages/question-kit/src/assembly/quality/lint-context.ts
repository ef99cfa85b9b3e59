import type { Draft } from '../core/question.ts';
import type { Exception } from '../core/exception.ts';
import { levelNamed, type CefrLevel } from './levels.ts';
import { latinLanguageOf, languageOfLine } from './text/language.ts';
import { textLines } from './text/lines.ts';

/** What the lint knows of a question besides its draft. */
export interface LintOptions {
  /** The language that the question is written in, as BCP 47; English when absent. Arabic text is recognised by its letters. */
  language?: string | null;
  /** The name of its level, when it is not the draft's own. A level of the CEFR is found in it: `B1+`, `Level B1`. */
  level?: string;
  /** How many minutes students have for the question. */
  minutes?: number | null;
  /** The level of a word by a list, in lower case; undefined for a word that the list does not have. */
  levelOf?: ((word: string) => CefrLevel | undefined) | undefined;
  /** Findings that an author switched off. */
  exceptions?: readonly Exception[];
}

/** A question as rules see it. */
export interface LintContext {
  draft: Draft;
  level: CefrLevel | null;
  minutes: number | null;
  levelOf: ((word: string) => CefrLevel | undefined) | null;
  /** The language of a text: `ar` by its letters, else that of the question. */
  languageOf: (text: string) => string;
  /** The lines of rich text that are in a language, as plain text. */
  linesIn: (html: string, language: string) => string[];
}

/** Prepares a question for the rules. */
export function lintContext(draft: Draft, options: LintOptions): LintContext {
  const latin = latinLanguageOf(draft, options.language ?? 'en');
  const languageOf = (text: string) => languageOfLine(text, latin);
  return {
    draft,
    level: levelNamed(options.level ?? draft.level),
    minutes: options.minutes ?? null,
    levelOf: options.levelOf ?? null,
    languageOf,
    linesIn: (html, language) =>
      textLines(html)
        .filter((line) => (line.lang ?? languageOf(line.text)) === language)
        .map(({ text }) => text),
  };
}
