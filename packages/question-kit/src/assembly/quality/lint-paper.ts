import { maximumMark } from '../core/marking.ts';
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

/**
 * Checks every question of a paper, and what only the whole shows: where the right options stand, the points that the instructions
 * of a section name, and its time.
 */
export function lintPaper(paper: LintedPaper, options: Pick<LintOptions, 'levelOf'> = {}): PaperFinding[] {
  const ofQuestions = paper.sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, draft, language, exceptions = [] }) =>
      lintQuestion(draft, { ...options, language: language ?? paper.language, exceptions }).map((finding) => ({
        ...finding,
        questionId: id,
      })),
    ),
  );
  return [...lintWhole(paper, ofQuestions), ...ofQuestions];
}

/**
 * Checks what only the whole of a paper shows.
 * @param ofQuestions what was found in its questions
 */
export function lintWhole(
  { sections }: Pick<LintedPaper, 'sections'>,
  ofQuestions: readonly Pick<Finding, 'rule'>[],
): PaperFinding[] {
  const drafts = sections.flatMap(({ questions }) => questions.map(({ draft }) => draft));
  // A question that shows the habit by itself is named instead.
  const isNamed = ofQuestions.some(({ rule }) => rule === 'key-position');
  const positions = isNamed ? [] : keyPositions(drafts).map((data) => paperFinding('key-position', ['sections'], data));
  const ofSections = sections.flatMap(({ instructions, minutes, questions }, index) => {
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
