import type { Finding } from './finding.ts';
import type { FindingData } from './severity.ts';
import type { RuleText } from './rule.ts';
import { ruleTexts } from './rule-texts.ts';

/** What a finding says in a language of the interface: English where the kit has no texts in it. */
export function findingText({ rule, data }: Pick<Finding, 'rule' | 'data'>, language: string): RuleText {
  const texts = ruleTexts[rule];
  const text = language.split(/[-_]/u)[0] === 'ar' ? texts.ar : texts.en;
  return { ...text, found: fillIn(text.found, data) };
}

function fillIn(text: string, data: FindingData): string {
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(data[name] ?? whole));
}
