import { isBlank, plainText } from '../../primitives/rich-text/rich-text.ts';
import { textsOf } from '../core/schema-metadata.ts';
import type { Draft } from '../core/question.ts';
import { valueAt } from './anchor.ts';
import type { ValuePath } from '../compare/difference.ts';

/** What is needed of a question to find its translations. */
export interface TranslatableQuestion {
  readonly id: string;
  readonly draft: Draft;
  /** Null where it is the paper's. */
  readonly language: string | null;
  /** The question that it says in another language. */
  readonly translationOf: string | null;
}

/** A text of a question that its translation does not say. */
export interface MissingText {
  /** From the draft, in both. */
  path: ValuePath;
  /** `missing`: there is no such item or field; `empty`: nothing is written; `same`: the words of the original. */
  reason: 'missing' | 'empty' | 'same';
}

/** A question beside the same in another language. */
export interface TranslationLine<Question extends TranslatableQuestion> {
  question: Question;
  /** Null where it has not been translated. */
  translation: Question | null;
  missing: MissingText[];
}

/** The languages in which a paper has questions, its own first. */
export function languagesOf(paperLanguage: string, questions: readonly TranslatableQuestion[]): string[] {
  return [...new Set([paperLanguage, ...questions.flatMap(({ language }) => language ?? [])])];
}

/** The questions of one language beside their translations into another, with what each translation does not say. */
export function compareLanguages<Question extends TranslatableQuestion>(
  paperLanguage: string,
  questions: readonly Question[],
  { from, to }: { from: string; to: string },
): TranslationLine<Question>[] {
  const isIn = (question: Question, language: string) => (question.language ?? paperLanguage) === language;
  return questions
    .filter((question) => isIn(question, from))
    .map((question) => {
      const translation =
        questions.find(
          (other) => isIn(other, to) && (other.translationOf === question.id || question.translationOf === other.id),
        ) ?? null;
      return { question, translation, missing: translation ? missingTexts(question.draft, translation.draft) : [] };
    });
}

/** The texts of a question that its translation does not say. Items correspond by their places: ids differ between questions. */
export function missingTexts(original: Draft, translation: Draft): MissingText[] {
  return textsOf(original).flatMap(({ path, text }): MissingText[] => {
    if (!isSaid(path) || isBlank(text)) return [];
    const other = valueAt(translation, path);
    if (typeof other !== 'string') return [{ path, reason: 'missing' }];
    if (isBlank(other)) return [{ path, reason: 'empty' }];
    const words = plainText(text).trim();
    return /\p{L}/u.test(words) && words === plainText(other).trim() ? [{ path, reason: 'same' }] : [];
  });
}

/** Fields whose text is said in a language; others name types, files and where the question is filed. */
const said: ReadonlySet<unknown> = new Set([
  'title',
  'html',
  'alt',
  'transcript',
  'rubric',
  'text',
  'left',
  'right',
  'prompt',
  'answers',
  'distractors',
  'why',
  'modelAnswer',
]);

function isSaid(path: ValuePath): boolean {
  return said.has(path.findLast((part) => typeof part === 'string'));
}
