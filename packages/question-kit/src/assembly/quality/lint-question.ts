import type { ValuePath } from '../compare/difference.ts';
import type { Draft } from '../core/question.ts';
import { placeOf } from '../editorial/anchor.ts';
import type { Exception } from '../core/exception.ts';
import type { QuestionState } from '../editorial/schema.ts';
import type { Finding } from './finding.ts';
import { lintContext, type LintOptions } from './lint-context.ts';
import { ruleNames, rules } from './rules.ts';

/**
 * Checks a question for what makes it a bad measure, although it is complete: clues to the key, several right answers, missing
 * transcripts, time that is too short. Pure; the findings are in the order of the rules. A finding that `exceptions` switch off is
 * listed with its exception. It takes any draft, unfinished ones too; what is missing from it, `validateDraft` says.
 */
export function lintQuestion(draft: Draft & { version?: number }, options: LintOptions = {}): Finding[] {
  const context = lintContext(draft, options);
  return ruleNames.flatMap((rule) =>
    rules[rule].check(context).map(({ path, data = {} }) => ({
      rule,
      path,
      severity: rules[rule].severity,
      data,
      exception: exceptionOf(draft, options.exceptions, rule, path),
    })),
  );
}

/** A question of a paper, as the lint needs it. */
export interface LintedQuestion {
  id: string;
  draft: Draft;
  /** Null: the paper's. */
  language?: string | null;
  /** The question that it says in another language. */
  translationOf?: string | null;
  state?: QuestionState;
  exceptions?: readonly Exception[];
}

/** The exception that switches a finding off; null without one. It follows its option, gap or block when that is moved. */
export function exceptionOf(
  draft: Draft,
  exceptions: readonly Exception[] | undefined,
  rule: string,
  path: Exception['path'],
): Exception | null {
  const switchesOff = (exception: Exception) =>
    exception.rule === rule &&
    isSamePath(placeOf(draft, { path: exception.path, itemId: exception.itemId ?? null }), path);
  return exceptions?.find(switchesOff) ?? null;
}

function isSamePath(first: ValuePath | null, second: ValuePath): boolean {
  return first?.length === second.length && first.every((part, at) => part === second[at]);
}

const known = new WeakMap<object, { key: string; findings: Finding[] }>();

/**
 * What `lintQuestion` finds in a question of a paper, kept as long as the question is the same object: cheap enough to be asked for in
 * every row of a table. Nothing is found in one that is retired.
 */
export function findingsOf(question: LintedQuestion, language: string): readonly Finding[] {
  const key = question.language ?? language;
  const before = known.get(question);
  if (before?.key === key) return before.findings;
  const { draft, exceptions = [], state } = question;
  const findings = state === 'retired' ? [] : lintQuestion(draft, { language: key, exceptions });
  known.set(question, { key, findings });
  return findings;
}
