import { exampleLines } from '../../../packages/question-kit/src/assembly/quality/example-lines.ts';
import { ruleExamples } from '../../../packages/question-kit/src/assembly/quality/rule-examples.ts';
import { ruleTexts } from '../../../packages/question-kit/src/assembly/quality/rule-texts.ts';
import type { RuleExample } from '../../../packages/question-kit/src/assembly/quality/rule.ts';
import { ruleNames, rules, type RuleName } from '../../../packages/question-kit/src/assembly/quality/rules.ts';
import { simulationTexts } from '../../../packages/question-kit/src/assembly/quality/simulated/texts.ts';
import { simulatedStudents } from '../../../packages/question-kit/src/assembly/quality/simulated/students.ts';

/** The rules of item quality and the simulated students as Markdown, made from the rules themselves. */
export function itemQualityText(): string {
  return [
    `## Rules\n`,
    ...ruleNames.flatMap(ruleLines),
    `## Simulated students\n`,
    'In **Try**, ten students answer the question. They differ in habits, not in how much they know:\n',
    ...simulatedStudents.map((student) => {
      const { name, habit } = simulationTexts.en.students[student];
      return `- **${name}**: ${habit}`;
    }),
  ].join('\n');
}

function ruleLines(rule: RuleName): string[] {
  const { name, why, fix } = ruleTexts[rule].en;
  const { bad, good } = ruleExamples[rule];
  return [
    `### ${name}\n`,
    `\`${rule}\` · ${rules[rule].severity}\n`,
    `${why} ${fix}\n`,
    'Found:\n',
    ...exampleBlock(bad),
    'Not found:\n',
    ...exampleBlock(good),
  ];
}

function exampleBlock(example: RuleExample): string[] {
  return ['```text', ...exampleLines(example).map(({ text, isKey }) => `${isKey ? '*' : ' '} ${text}`), '```\n'];
}
