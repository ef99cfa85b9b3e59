import { expect, it } from 'vitest';
import { exampleLines } from '../../../packages/question-kit/src/assembly/quality/example-lines.ts';
import { ruleExamples } from '../../../packages/question-kit/src/assembly/quality/rule-examples.ts';
import { ruleTexts } from '../../../packages/question-kit/src/assembly/quality/rule-texts.ts';
import { ruleNames } from '../../../packages/question-kit/src/assembly/quality/rules.ts';
import { itemQualityText } from './item-quality-text.ts';

it('explains each rule, with a bad and a good example', () => {
  const page = itemQualityText();
  for (const rule of ruleNames) {
    expect(page).toContain(`### ${ruleTexts[rule].en.name}\n`);
    expect(page).toContain(ruleTexts[rule].en.fix);
    for (const example of [ruleExamples[rule].bad, ruleExamples[rule].good])
      for (const { text } of exampleLines(example)) expect(page).toContain(text);
  }
});
