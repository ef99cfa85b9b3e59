import type { RuleExamples } from './rule.ts';
import type { RuleName } from './rules.ts';
import { allOrNoneExamples } from './rules/all-or-none.ts';
import { absoluteWordsExamples } from './rules/absolute-words.ts';
import { longestKeyExamples } from './rules/longest-key.ts';
import { overlappingOptionsExamples } from './rules/overlapping-options.ts';
import { keyPositionExamples } from './rules/key-position.ts';
import { negativeStemExamples } from './rules/negative-stem.ts';
import { statedCountExamples } from './rules/stated-count.ts';
import { articleClueExamples } from './rules/article-clue.ts';
import { numberClueExamples } from './rules/number-clue.ts';
import { stemInKeyExamples } from './rules/stem-in-key.ts';
import { copiedKeyExamples } from './rules/copied-key.ts';
import { severalRightExamples } from './rules/several-right.ts';
import { interchangeableGapsExamples } from './rules/interchangeable-gaps.ts';
import { answerInQuestionExamples } from './rules/answer-in-question.ts';
import { answerInSentenceExamples } from './rules/answer-in-sentence.ts';
import { gapsTooNearExamples } from './rules/gaps-too-near.ts';
import { commaInNumberExamples } from './rules/comma-in-number.ts';
import { noRecordingExamples } from './rules/no-recording.ts';
import { noTranscriptExamples } from './rules/no-transcript.ts';
import { missingAltExamples } from './rules/missing-alt.ts';
import { statedPointsExamples } from './rules/stated-points.ts';
import { timeShortExamples } from './rules/time-short.ts';
import { timeLongExamples } from './rules/time-long.ts';
import { speechTooLongExamples } from './rules/speech-too-long.ts';
import { passageLengthExamples } from './rules/passage-length.ts';
import { readabilityExamples } from './rules/readability.ts';
import { hardWordsExamples } from './rules/hard-words.ts';

/** A bad and a good example of each rule. */
export const ruleExamples: Readonly<Record<RuleName, RuleExamples>> = {
  'all-or-none': allOrNoneExamples,
  'absolute-words': absoluteWordsExamples,
  'longest-key': longestKeyExamples,
  'overlapping-options': overlappingOptionsExamples,
  'key-position': keyPositionExamples,
  'negative-stem': negativeStemExamples,
  'stated-count': statedCountExamples,
  'article-clue': articleClueExamples,
  'number-clue': numberClueExamples,
  'stem-in-key': stemInKeyExamples,
  'copied-key': copiedKeyExamples,
  'answer-in-question': answerInQuestionExamples,
  'several-right': severalRightExamples,
  'interchangeable-gaps': interchangeableGapsExamples,
  'answer-in-sentence': answerInSentenceExamples,
  'gaps-too-near': gapsTooNearExamples,
  'comma-in-number': commaInNumberExamples,
  'no-recording': noRecordingExamples,
  'no-transcript': noTranscriptExamples,
  'missing-alt': missingAltExamples,
  'stated-points': statedPointsExamples,
  'time-short': timeShortExamples,
  'time-long': timeLongExamples,
  'speech-too-long': speechTooLongExamples,
  'passage-length': passageLengthExamples,
  readability: readabilityExamples,
  'hard-words': hardWordsExamples,
};
