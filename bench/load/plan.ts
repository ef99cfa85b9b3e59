import { z } from 'zod';

const range = z.tuple([z.number(), z.number()]);

/** An exam as its takers go through it, in seconds. */
const examSchema = z.object({
  kind: z.literal('exam'),
  /** All arrive in the first of them. */
  startSeconds: z.number(),
  /** Between the last start and what is measured of the exam: the server and the database still work for the start. */
  settleSeconds: z.number(),
  steadySeconds: z.number(),
  /** All hand in in the last of them. */
  rushSeconds: z.number(),
  /** For so long after that those are waited for who are not done; all are when absent. */
  overtimeSeconds: z.number().optional(),
  /** How long a taker thinks before each save: between these. */
  thinkSeconds: range,
  /** The share of saves whose connection breaks before the reply. */
  cutShare: z.number(),
  /** How many others log in, at even distances in the second half of the steady time. */
  logins: z.object({ emails: z.array(z.string()), password: z.string() }),
});

/** As many requests at once as named, each sent when another was answered. */
const closedSchema = z.object({ kind: z.literal('closed'), seconds: z.number() });

/** What the generator is to do. */
export const planSchema = z.object({
  origin: z.string(),
  /** The most connections; as many as there are requests under way when absent. */
  connections: z.number().optional(),
  seed: z.number(),
  task: z.string(),
  tokens: z.array(z.string()),
  /** How many of the last tokens are used before anything is measured. */
  warmUpTakers: z.number(),
  /** What an answer becomes, save by save, by question. */
  stages: z.record(z.string(), z.array(z.string())),
  /** Stands in a stage for the taker. */
  takerMark: z.string(),
  script: z.discriminatedUnion('kind', [examSchema, closedSchema]),
});
/** What the generator is to do. */
export type Plan = z.infer<typeof planSchema>;
export type ExamScript = z.infer<typeof examSchema>;
export type ClosedScript = z.infer<typeof closedSchema>;

const sentSchema = z.object({ stage: z.number(), flagged: z.boolean() });
/** What was sent of an answer: which of its stages. */
export type SentContent = z.infer<typeof sentSchema>;

const answerStateSchema = z.object({
  id: z.string(),
  question: z.string(),
  taker: z.number(),
  /** The last revision that was acknowledged, and what it was. */
  rev: z.number(),
  content: sentSchema.nullable(),
  /** What was sent after that, without a reply. */
  unconfirmed: sentSchema.nullable(),
});
/** An answer as its taker knows it. */
export type AnswerState = z.infer<typeof answerStateSchema>;

/** What the generator has seen. */
export const outcomeSchema = z.object({
  /** Milliseconds by what was waited for. */
  latencies: z.record(z.string(), z.array(z.number())),
  /** For how long each measure of the closed script ran, in milliseconds. */
  durations: z.record(z.string(), z.number()),
  /** Requests that were not answered as they should be, by what came instead. */
  failures: z.record(z.string(), z.number()),
  answers: z.array(answerStateSchema),
  submitted: z.array(z.string()),
  /** How many takers were not done when the time was over. */
  unfinished: z.number(),
  /** How late the generator's own timers were, p99 in milliseconds. */
  timerDelayMs: z.number(),
});
/** What the generator has seen. */
export type Outcome = z.infer<typeof outcomeSchema>;
