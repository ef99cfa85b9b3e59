import { questionTypeSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { markComponents } from './person.ts';

/** Why an author should look at an item again. */
export const lookReasonSchema = z.enum([
  'key-possibly-wrong',
  'negative-discrimination',
  'distractor-beats-key',
  'too-hard',
  'at-chance',
  'low-discrimination',
  'too-easy',
  'unused-distractor',
  'weight-above-intended',
  'weight-below-intended',
]);

/** Parts of 1: of all attempts, and of the thirds with the highest and the lowest totals. */
const groupSharesSchema = z.object({ all: z.number(), upper: z.number(), lower: z.number() });

/** What attempts say about one item: a block, or one of its gaps, fields or pairs. Figures that the data do not give are null. */
export const itemStatisticsSchema = z.object({
  question: idOf<'Question'>(),
  questionTitle: z.string(),
  type: questionTypeSchema,
  /** The block within the question, and the item within the block if it has several; from 1. */
  block: z.number().int(),
  part: z.number().int().nullable(),
  /** What of a text or a spoken answer it is the mark for; null where it is answered by itself. */
  component: z.enum(markComponents).nullable().default(null),
  /** What is asked, as plain text, shortened. */
  text: z.string(),
  maximum: z.number(),
  /** How many of the counted attempts have it: fewer than all where questions are drawn. */
  attempts: z.number().int(),
  facility: z.number(),
  standardDeviation: z.number(),
  discrimination: z.number().nullable(),
  efficiency: z.number().nullable(),
  intendedWeight: z.number(),
  effectiveWeight: z.number().nullable(),
  /** The facility that guessing gives; null where it is not known. */
  chance: z.number().nullable(),
  /** Whether `options` are typed answers: what is accepted, and the wrong ones that at least three students gave. */
  isTyped: z.boolean(),
  /** What can be answered, with how often it was; of pairs and boxes of words what is right or was chosen. Empty for texts and recordings. */
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      isKey: z.boolean(),
      count: z.number().int(),
      shares: groupSharesSchema,
    }),
  ),
  /** How often something was answered that is not among the options; null where nothing was. */
  others: groupSharesSchema.nullable(),
  /** How often nothing was answered; null for texts and recordings. */
  omitted: groupSharesSchema.nullable(),
  reasons: z.array(lookReasonSchema),
});
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>;

/**
 * How long students worked on a question, in milliseconds, up to the last save of their answer. Answers whose time nobody
 * reported are not among them.
 */
const questionTimeSchema = z.object({
  question: idOf<'Question'>(),
  title: z.string(),
  /** How many answers have a time. */
  answers: z.number().int(),
  /** Null while there are too few. */
  time: z
    .object({
      lowerQuartileMs: z.number(),
      medianMs: z.number(),
      upperQuartileMs: z.number(),
      /** Below it nobody can have read the question. */
      tooQuickBelowMs: z.number(),
      /** How many answers took less. */
      tooQuick: z.number().int(),
      /** Whether they are so many that an author should look at the question again. */
      isLookedAt: z.boolean(),
    })
    .nullable(),
});
export type QuestionTime = z.infer<typeof questionTimeSchema>;

/** What the totals of attempts say. */
const wholeStatisticsSchema = z.object({
  maximum: z.number(),
  mean: z.number(),
  median: z.number(),
  standardDeviation: z.number(),
  skewness: z.number().nullable(),
  kurtosis: z.number().nullable(),
  /** Cronbach's alpha. */
  alpha: z.number().nullable(),
  /** The standard error of measurement, in points. */
  standardError: z.number().nullable(),
  /** How many attempts are in each tenth of the marks, the lowest first. */
  histogram: z.array(z.number().int()),
});

/** Statistics of a task or a question over marked and released attempts. */
export const statisticsSchema = z.object({
  title: z.string(),
  /** How many attempts are counted. */
  attempts: z.number().int(),
  /** How many it takes. */
  needed: z.number().int(),
  /** Attempts at other versions of the questions, with other items: they are not counted. */
  leftOut: z.number().int(),
  /** Drawn questions that too few attempts got: they have no items here. */
  rareQuestions: z.number().int(),
  /** Null while there are too few attempts. */
  whole: wholeStatisticsSchema.nullable(),
  /** Those to look at first, then in the order of the paper; empty while there are too few attempts. */
  items: z.array(itemStatisticsSchema),
  /** The questions in the order of the paper; drawn ones only where enough students got them. Empty while there are too few attempts. */
  times: z.array(questionTimeSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;

/** Which attempts count: each student's first one, as item analysis assumes, or all. */
export const statisticsQuerySchema = z.object({ attempts: z.enum(['first', 'all']).default('first') });
