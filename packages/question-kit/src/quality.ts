export { anchorOf } from './assembly/editorial/anchor.ts';
export type { Anchor } from './assembly/editorial/anchor.ts';
export type { Finding } from './assembly/quality/finding.ts';
export { severities } from './assembly/quality/severity.ts';
export type { FindingData, Severity } from './assembly/quality/severity.ts';
export { findingText } from './assembly/quality/finding-text.ts';
export type { LintOptions } from './assembly/quality/lint-context.ts';
export { lintPaper } from './assembly/quality/lint-paper.ts';
export type { LintedPaper, PaperFinding } from './assembly/quality/lint-paper.ts';
export { findingsOf, lintQuestion } from './assembly/quality/lint-question.ts';
export type { LintedQuestion } from './assembly/quality/lint-question.ts';
export { cefrLevels, levelNamed } from './assembly/quality/levels.ts';
export type { CefrLevel } from './assembly/quality/levels.ts';
export { exampleLines } from './assembly/quality/example-lines.ts';
export { ruleExamples } from './assembly/quality/rule-examples.ts';
export { ruleTexts } from './assembly/quality/rule-texts.ts';
export type { RuleExample, RuleExamples, RuleText, RuleTexts } from './assembly/quality/rule.ts';
export { ruleNames } from './assembly/quality/rules.ts';
export type { RuleName } from './assembly/quality/rules.ts';
export { neededMinutes } from './assembly/quality/time.ts';
export { readWordList } from './assembly/quality/word-list.ts';
export type { WordLevels } from './assembly/quality/word-list.ts';
export { wordProfile } from './assembly/quality/word-profile.ts';
export type { ListedWord, WordProfile } from './assembly/quality/word-profile.ts';
export { sentenceSpans, sentencesOf } from './assembly/quality/text/sentences.ts';
export type { SentenceSpan } from './assembly/quality/text/sentences.ts';
export { simulate } from './assembly/quality/simulated/simulate.ts';
export type { SimulationOptions } from './assembly/quality/simulated/simulate.ts';
export { remarkCodes } from './assembly/quality/simulated/simulation.ts';
export type {
  Remark,
  RemarkCode,
  SimulatedBlock,
  SimulatedItem,
  SimulatedResult,
  Simulation,
} from './assembly/quality/simulated/simulation.ts';
export { simulatedStudents } from './assembly/quality/simulated/students.ts';
export type { ByStudent, SimulatedStudent } from './assembly/quality/simulated/students.ts';
export { simulationTexts } from './assembly/quality/simulated/texts.ts';
export type { SimulationTexts } from './assembly/quality/simulated/texts.ts';
