import { expect } from 'vitest';
import type { Question } from '../../core/question.ts';
import type { ExchangeFormat } from '../formats.ts';
import { importQuestions } from '../import-questions.ts';
import { choiceAnswers, kitGrade, typedAnswers, type GivenAnswer } from './given-answer.ts';
import { moodleGrade, textsOf, type MoodleRules } from './moodle-rules.ts';
import { declaredScore, qtiScore, readQtiRules } from './qti-rules.ts';

/** What a format gives for the answers to one question, by its own rules. */
interface Reference {
  answers: GivenAnswer[];
  /** The part of the maximum that the source gives. */
  grade: (given: GivenAnswer) => number;
}

/** The reference of a question with the rules of Moodle. */
export function moodleReference(rules: MoodleRules): Reference {
  const [part] = rules.parts;
  const isChoice = part?.kind === 'choice' || part?.kind === 'choices';
  const answers =
    isChoice && !rules.isCloze
      ? choiceAnswers(part.answers.length, part.kind === 'choice')
      : typedAnswers(textsOf(rules));
  return { answers, grade: (given) => moodleGrade(rules, given) };
}

/** The reference of a QTI item, by its response processing. */
export function qtiReference(xml: string): Reference {
  const rules = readQtiRules(xml);
  const answers = rules.choices
    ? choiceAnswers(rules.choices.count, rules.choices.isSingle)
    : typedAnswers(rules.texts.map((texts) => [...new Set(texts)].slice(0, 12)));
  const maximum = Math.max(1e-9, declaredScore(rules), ...answers.map((given) => qtiScore(rules, given)));
  return { answers, grade: (given) => qtiScore(rules, given) / maximum };
}

/** Compares every answer where the import says that the question was taken as it is; returns whether it was. */
export async function compare(
  source: string,
  format: ExchangeFormat,
  reference: Reference | undefined,
): Promise<boolean> {
  const { questions, report } = await importQuestions(source, { format });
  const [question] = questions;
  if (!reference || !question || report.some(({ outcome }) => outcome !== 'taken')) return false;
  compareMarks(question, source, reference);
  return true;
}

/** Compares the mark of this kit with that of the source, for every answer. */
export function compareMarks(question: Question, source: string, { answers, grade }: Reference): void {
  for (const given of answers) {
    const expected = { source, given, grade: Number(grade(given).toFixed(2)) };
    expect({ source, given, grade: Number((kitGrade(question, given) ?? -1).toFixed(2)) }).toEqual(expected);
  }
}
