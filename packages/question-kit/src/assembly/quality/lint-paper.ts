import { maximumMark } from '../core/marking.ts';
import { questionsInLanguage } from '../paper/in-language.ts';
import type { Finding } from './finding.ts';
import type { LintOptions } from './lint-context.ts';
import { lintQuestion, type LintedQuestion } from './lint-question.ts';
import { keyPositions } from './rules/key-position.ts';
import { pointsIn } from './rules/stated-points.ts';
import { isTooLong } from './rules/time-long.ts';
import { timeTolerance } from './rules/time-short.ts';
import { rules, type RuleName } from './rules.ts';
import { neededMinutesOf } from './time.ts';

/** A paper, as the lint needs it; `Paper` is one. */
export interface LintedPaper {
  language: string;
  sections: readonly {
    instructions: string;
    minutes: number | null;
    questions: readonly LintedQuestion[];
  }[];
}

/** A finding in a paper. `questionId` is null for what concerns a section or the paper; `path` then leads from the paper. */
export interface PaperFinding extends Finding {
  questionId: string | null;
}

/** How a paper is checked. */
export interface PaperLintOptions extends Pick<LintOptions, 'levelOf'> {
  /** The language whose questions the whole is of; the paper's own when absent. */
  language?: string | undefined;
}

/**
 * Checks every question of a paper that is not retired, translations too, and what only the whole shows in one language: where the
 * right options stand, the points that the instructions of a section name, and its time.
 */
export function lintPaper(paper: LintedPaper, { language, levelOf }: PaperLintOptions = {}): PaperFinding[] {
  const ofQuestions = paper.sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, draft, language: own, exceptions = [], state }) =>
      state === 'retired'
        ? []
        : lintQuestion(draft, { levelOf, language: own ?? paper.language, exceptions }).map((finding) => ({
            ...finding,
            questionId: id,
          })),
    ),
  );
  return [...lintWhole(paper, ofQuestions, language), ...ofQuestions];
}

/**
 * Checks what only the whole of a paper shows in a language, its own unless another is given.
 * @param ofQuestions what was found in its questions
 */
export function lintWhole(
  paper: LintedPaper,
  ofQuestions: readonly Pick<Finding, 'rule'>[],
  language = paper.language,
): PaperFinding[] {
  const counted = questionsInLanguage(paper, language);
  const sections = paper.sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ id }) => counted.has(id)),
    isLeftOut: section.questions.length > 0 && !section.questions.some(({ id }) => counted.has(id)),
  }));
  const drafts = sections.flatMap(({ questions }) => questions.map(({ draft }) => draft));
  // A question that shows the habit by itself is named instead.
  const isNamed = ofQuestions.some(({ rule }) => rule === 'key-position');
  const positions = isNamed ? [] : keyPositions(drafts).map((data) => paperFinding('key-position', ['sections'], data));
  const ofSections = sections.flatMap(({ instructions, minutes, questions, isLeftOut }, index) => {
    if (isLeftOut) return [];
    const stated = pointsIn(instructions);
    const worth = questions.reduce((sum, { draft }) => sum + maximumMark(draft), 0);
    const needed = neededMinutesOf(questions.map(({ draft }) => draft));
    return [
      ...(stated === undefined || stated === worth
        ? []
        : [paperFinding('stated-points', ['sections', index, 'instructions'], { stated, worth })]),
      ...(minutes === null || minutes === 0 || needed <= minutes * timeTolerance
        ? []
        : [paperFinding('time-short', ['sections', index, 'minutes'], { minutes, needed })]),
      ...(minutes !== null && isTooLong(minutes, needed)
        ? [paperFinding('time-long', ['sections', index, 'minutes'], { minutes, needed })]
        : []),
    ];
  });
  return [...positions, ...ofSections];
}

function paperFinding(rule: RuleName, path: (string | number)[], data: Finding['data']): PaperFinding {
  return { rule, path, severity: rules[rule].severity, data, exception: null, questionId: null };
}
