import { describe, expect, it } from 'vitest';
import { validateDraft } from '../core/validate-draft.ts';
import { lintQuestion } from './lint-question.ts';
import { ruleExamples } from './rule-examples.ts';
import { ruleNames } from './rules.ts';
import { findingText } from './finding-text.ts';

describe.each(ruleNames)('%s', (rule) => {
  const { bad, good } = ruleExamples[rule];

  it('finds its bad example, and says in both languages what it measured', () => {
    const found = lintQuestion(bad.draft, bad.options).filter((finding) => finding.rule === rule);
    expect(found.length).toBeGreaterThan(0);
    for (const finding of found) {
      for (const language of ['en', 'ar']) {
        const text = findingText(finding, language);
        expect(Object.values(text).every((part) => part.trim() !== '')).toBe(true);
        expect(text.found).not.toMatch(/[{}]/u);
      }
    }
  });

  it('does not find its good example, in which no other rule finds anything either', () => {
    expect(lintQuestion(good.draft, good.options)).toEqual([]);
  });

  it('has examples that are questions', () => {
    const problems = [bad, good].flatMap(({ draft }) =>
      validateDraft(draft).filter(({ code }) => code !== 'types-mixed'),
    );
    expect(problems).toEqual([]);
  });
});
