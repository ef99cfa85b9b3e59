import { z } from 'zod';

/** A time in a video in milliseconds; at most a day. */
const timeMs = z.number().int().min(0).max(86_400_000);

/** The captions of a video in one language, their cues in the order of their times. */
export const captionTrackSchema = z.strictObject({
  /** A BCP 47 tag. */
  language: z.string().min(1).max(35),
  /** What the player's menu calls them. */
  label: z.string().min(1).max(60),
  /** Plain text; line breaks stay. */
  cues: z.array(z.strictObject({ startMs: timeMs, endMs: timeMs, text: z.string().max(1000) })).max(5000),
});

/** The captions of a video in one language. */
export type CaptionTrack = z.infer<typeof captionTrackSchema>;
