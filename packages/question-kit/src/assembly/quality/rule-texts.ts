import type { RuleTexts } from './rule.ts';
import type { RuleName } from './rules.ts';
import { allOrNoneTexts } from './rules/all-or-none.ts';
import { absoluteWordsTexts } from './rules/absolute-words.ts';
import { longestKeyTexts } from './rules/longest-key.ts';
import { overlappingOptionsTexts } from './rules/overlapping-options.ts';
import { keyPositionTexts } from './rules/key-position.ts';
import { negativeStemTexts } from './rules/negative-stem.ts';
import { statedCountTexts } from './rules/stated-count.ts';
import { articleClueTexts } from './rules/article-clue.ts';
import { numberClueTexts } from './rules/number-clue.ts';
import { stemInKeyTexts } from './rules/stem-in-key.ts';
import { copiedKeyTexts } from './rules/copied-key.ts';
import { severalRightTexts } from './rules/several-right.ts';
import { interchangeableGapsTexts } from './rules/interchangeable-gaps.ts';
import { answerInQuestionTexts } from './rules/answer-in-question.ts';
import { answerInSentenceTexts } from './rules/answer-in-sentence.ts';
import { gapsTooNearTexts } from './rules/gaps-too-near.ts';
import { commaInNumberTexts } from './rules/comma-in-number.ts';
import { noRecordingTexts } from './rules/no-recording.ts';
import { noTranscriptTexts } from './rules/no-transcript.ts';
import { missingAltTexts } from './rules/missing-alt.ts';
import { statedPointsTexts } from './rules/stated-points.ts';
import { timeShortTexts } from './rules/time-short.ts';
import { timeLongTexts } from './rules/time-long.ts';
import { speechTooLongTexts } from './rules/speech-too-long.ts';
import { passageLengthTexts } from './rules/passage-length.ts';
import { readabilityTexts } from './rules/readability.ts';
import { hardWordsTexts } from './rules/hard-words.ts';

/** What each rule says, in each language of the interface. */
export const ruleTexts: Readonly<Record<RuleName, RuleTexts>> = {
  'all-or-none': allOrNoneTexts,
  'absolute-words': absoluteWordsTexts,
  'longest-key': longestKeyTexts,
  'overlapping-options': overlappingOptionsTexts,
  'key-position': keyPositionTexts,
  'negative-stem': negativeStemTexts,
  'stated-count': statedCountTexts,
  'article-clue': articleClueTexts,
  'number-clue': numberClueTexts,
  'stem-in-key': stemInKeyTexts,
  'copied-key': copiedKeyTexts,
  'answer-in-question': answerInQuestionTexts,
  'several-right': severalRightTexts,
  'interchangeable-gaps': interchangeableGapsTexts,
  'answer-in-sentence': answerInSentenceTexts,
  'gaps-too-near': gapsTooNearTexts,
  'comma-in-number': commaInNumberTexts,
  'no-recording': noRecordingTexts,
  'no-transcript': noTranscriptTexts,
  'missing-alt': missingAltTexts,
  'stated-points': statedPointsTexts,
  'time-short': timeShortTexts,
  'time-long': timeLongTexts,
  'speech-too-long': speechTooLongTexts,
  'passage-length': passageLengthTexts,
  readability: readabilityTexts,
  'hard-words': hardWordsTexts,
};
