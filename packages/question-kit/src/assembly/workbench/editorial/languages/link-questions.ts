import { changeQuestions, questionsOf } from '../../../paper/actions/questions.ts';
import type { QuestionShape, Sections } from '../../../paper/actions/shape.ts';
import { translationGroups } from '../../../paper/in-language.ts';

/** A question with its language and the one that it translates. */
interface LinkedQuestion extends QuestionShape {
  readonly language: string | null;
  readonly translationOf: string | null;
}

/** Says which language a question is in; null for the paper's own. */
export function withLanguage<Question extends LinkedQuestion>(
  sections: Sections<Question>,
  id: string,
  language: string | null,
): Sections<Question> {
  return changeQuestions(sections, new Set([id]), (question) =>
    question.language === language ? question : { ...question, language },
  );
}

/** Makes a question the translation of another, in a language. */
export function withLink<Question extends LinkedQuestion>(
  sections: Sections<Question>,
  { id, translationOf, language }: { id: string; translationOf: string; language: string | null },
): Sections<Question> {
  return changeQuestions(sections, new Set([id]), (question) => ({ ...question, language, translationOf }));
}

/** Makes two questions that are linked two questions of their own. */
export function withoutLink<Question extends LinkedQuestion>(
  sections: Sections<Question>,
  pair: readonly [string, string],
): Sections<Question> {
  return changeQuestions(sections, new Set(pair), (question) =>
    question.translationOf !== null && pair.includes(question.translationOf)
      ? { ...question, translationOf: null }
      : question,
  );
}

/** The questions that can be linked as the translation of a question: those that are not linked with any. */
export function linkableQuestions<Question extends LinkedQuestion>(
  language: string,
  sections: Sections<Question>,
  id: string,
): Question[] {
  const alone = new Set(
    translationGroups({ language, sections }).flatMap(([first, second]) => (first && !second ? [first.id] : [])),
  );
  return questionsOf(sections).filter((question) => alone.has(question.id) && question.id !== id);
}
