import { fileRefSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { storedFields } from '../shapes.ts';

/** A time in a video, or its length, in milliseconds; at most a day. */
export const videoTime = z.number().int().min(0).max(86_400_000);

/** One line of captions: shown from `startMs` until `endMs`. */
export const captionCueSchema = z
  .object({ startMs: videoTime, endMs: videoTime, text: z.string().trim().min(1).max(1000) })
  .refine(({ startMs, endMs }) => startMs < endMs, { path: ['endMs'], params: { code: 'format' } });

/** The captions of a video in one language, in the order of their times. */
export const captionsSchema = z.object({
  /** BCP 47: `en`, `ar-EG`. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu)
    .max(35),
  /** What the player's menu calls them. */
  label: z.string().trim().min(1).max(60),
  cues: z.array(captionCueSchema).max(5000),
});
/** The captions of a video in one language. */
export type Captions = z.infer<typeof captionsSchema>;

/** The address of a video elsewhere: an `.mp4`, a `.webm` or an HLS playlist. */
const linkSchema = z.object({ kind: z.literal('link'), url: z.url({ protocol: /^https$/u }).max(2000) });

/** Students see published videos. */
export const publicationSchema = z.enum(['draft', 'published']);

const videoFields = {
  title: z.string().trim().min(1).max(200),
  /** Plain text; line breaks stay. */
  description: z.string().trim().max(5000).default(''),
  /** The picture that stands for it until it plays. */
  poster: idOf<'File'>().nullable().default(null),
  durationMs: videoTime.min(1),
  level: idOf<'Level'>().nullable().default(null),
  /** Groups whose students see it, besides those of its tasks and courses. */
  groups: z.array(idOf<'Group'>()).max(200).default([]),
  order: z.number().int().min(0).max(10_000).default(0),
  status: publicationSchema.default('draft'),
  captions: z.array(captionsSchema).max(20).default([]),
};

/** What is written of a video. */
export const videoBodySchema = z.object({
  ...videoFields,
  source: z.discriminatedUnion('kind', [z.object({ kind: z.literal('file'), file: idOf<'File'>() }), linkSchema]),
});

/** A video as staff see it. `rev` grows with every save. */
export const videoSchema = z.object({
  ...storedFields<'Video'>(),
  ...videoFields,
  rev: z.number().int(),
  source: z.discriminatedUnion('kind', [z.object({ kind: z.literal('file'), file: fileRefSchema }), linkSchema]),
  /** How many tasks and courses use it. */
  uses: z.number().int(),
  /** How many questions it stops at. */
  questionCount: z.number().int(),
  /** How many of them have validation issues: students are not asked those. */
  unfinishedCount: z.number().int(),
});
export type Video = z.infer<typeof videoSchema>;

/** A video as lists show it: its captions by language. */
export const videoSummarySchema = videoSchema
  .omit({ captions: true, description: true })
  .extend({ captionLanguages: z.array(z.string()) });
export type VideoSummary = z.infer<typeof videoSummarySchema>;
