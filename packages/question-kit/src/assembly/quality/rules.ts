import type { Rule } from './rule.ts';
import { allOrNone } from './rules/all-or-none.ts';
import { absoluteWords } from './rules/absolute-words.ts';
import { longestKey } from './rules/longest-key.ts';
import { overlappingOptions } from './rules/overlapping-options.ts';
import { keyPosition } from './rules/key-position.ts';
import { negativeStem } from './rules/negative-stem.ts';
import { statedCount } from './rules/stated-count.ts';
import { articleClue } from './rules/article-clue.ts';
import { numberClue } from './rules/number-clue.ts';
import { stemInKey } from './rules/stem-in-key.ts';
import { copiedKey } from './rules/copied-key.ts';
import { severalRight } from './rules/several-right.ts';
import { interchangeableGaps } from './rules/interchangeable-gaps.ts';
import { answerInQuestion } from './rules/answer-in-question.ts';
import { answerInSentence } from './rules/answer-in-sentence.ts';
import { gapsTooNear } from './rules/gaps-too-near.ts';
import { commaInNumber } from './rules/comma-in-number.ts';
import { noRecording } from './rules/no-recording.ts';
import { noTranscript } from './rules/no-transcript.ts';
import { missingAlt } from './rules/missing-alt.ts';
import { statedPoints } from './rules/stated-points.ts';
import { timeShort } from './rules/time-short.ts';
import { timeLong } from './rules/time-long.ts';
import { speechTooLong } from './rules/speech-too-long.ts';
import { passageLength } from './rules/passage-length.ts';
import { readability } from './rules/readability.ts';
import { hardWords } from './rules/hard-words.ts';

/** Every rule by its name, in the order in which pages list them: choices, gaps, recordings and pictures, points and time, texts. */
export const rules = {
  'all-or-none': allOrNone,
  'absolute-words': absoluteWords,
  'longest-key': longestKey,
  'overlapping-options': overlappingOptions,
  'key-position': keyPosition,
  'negative-stem': negativeStem,
  'stated-count': statedCount,
  'article-clue': articleClue,
  'number-clue': numberClue,
  'stem-in-key': stemInKey,
  'copied-key': copiedKey,
  'answer-in-question': answerInQuestion,
  'several-right': severalRight,
  'interchangeable-gaps': interchangeableGaps,
  'answer-in-sentence': answerInSentence,
  'gaps-too-near': gapsTooNear,
  'comma-in-number': commaInNumber,
  'no-recording': noRecording,
  'no-transcript': noTranscript,
  'missing-alt': missingAlt,
  'stated-points': statedPoints,
  'time-short': timeShort,
  'time-long': timeLong,
  'speech-too-long': speechTooLong,
  'passage-length': passageLength,
  readability: readability,
  'hard-words': hardWords,
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a rule. */
export type RuleName = keyof typeof rules;

/** The names of all rules. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- Object.keys returns string[], and the object is a constant
export const ruleNames = Object.keys(rules) as RuleName[];
