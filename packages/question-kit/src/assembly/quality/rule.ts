import type { DraftPath } from '../../primitives/draft/paths.ts';
import type { Draft } from '../core/question.ts';
import type { FindingData, Severity } from './severity.ts';
import type { LintContext, LintOptions } from './lint-context.ts';

/** A finding as its rule reports it. */
export interface Found {
  path: DraftPath;
  data?: FindingData;
}

/** One rule of the lint. Its texts and examples stand beside it, apart from the check: a program that only counts loads none. */
export interface Rule {
  severity: Severity;
  check: (question: LintContext) => Found[];
}

/** What a reader is told. `found` has the measured values in braces: `{key}`. */
export interface RuleText {
  name: string;
  /** What was found. */
  found: string;
  /** Why it matters for students. */
  why: string;
  /** What to do about it. */
  fix: string;
}

/** The texts of a rule in each language of the interface. */
export interface RuleTexts {
  en: RuleText;
  ar: RuleText;
}

/** A question that shows a rule; `options` where the rule depends on them. */
export interface RuleExample {
  draft: Draft;
  options?: LintOptions;
}

/** The rule finds the bad one, and nothing in the good one. */
export interface RuleExamples {
  bad: RuleExample;
  good: RuleExample;
}
