import {
  exampleLines,
  ruleExamples,
  ruleNames,
  ruleTexts,
  type RuleExample,
  type RuleName,
} from '@rubrica/question-kit/quality';

/** The rules with their names, a line each. */
export function listRules(language: 'en' | 'ar'): string {
  const width = Math.max(...ruleNames.map(({ length }) => length)) + 2;
  return ruleNames.map((rule) => `${rule.padEnd(width)}${ruleTexts[rule][language].name}`).join('\n');
}

/** What a rule finds, why, what to do, and its examples. */
export function describeRule(rule: RuleName, language: 'en' | 'ar'): string {
  const { name, why, fix } = ruleTexts[rule][language];
  const { bad, good } = ruleExamples[rule];
  return [name, '', why, `→ ${fix}`, '', 'Found:', ...linesOf(bad), '', 'Not found:', ...linesOf(good)].join('\n');
}

function linesOf(example: RuleExample): string[] {
  return exampleLines(example).map(({ text, isKey }) => `  ${isKey ? '✓' : ' '} ${text}`);
}
