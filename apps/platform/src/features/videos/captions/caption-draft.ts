import type { Video, VideoId } from '@rubrica/api-client/contract';
import { z } from 'zod';
import type { Cue } from '../../../lib/captions/cue.ts';
import { openDrafts } from '../../../lib/storage/drafts.ts';

const cueSchema = z.object({ startMs: z.number(), endMs: z.number(), text: z.string() });

const draftSchema = z.object({
  cues: z.array(cueSchema),
  /** What a file that was read needs looked at. */
  problems: z.array(
    z.object({
      code: z.enum(['bad-time', 'no-time', 'ends-before-start', 'overlaps', 'empty-text']),
      line: z.number(),
      quote: z.string(),
      cue: z.number(),
      startMs: z.number(),
      endMs: z.number(),
    }),
  ),
  /** The stored captions that the lines are based on. */
  base: z.array(cueSchema),
  /** Whether a file was read just now, so that the lines are no surprise. */
  isImported: z.boolean(),
});

/** Lines of captions that are not on the server yet. */
export type CaptionDraft = z.infer<typeof draftSchema>;

const kind = 'captions';
const idOf = (video: VideoId, language: string) => `${video}/${language}`;

function isDraft(value: unknown): value is CaptionDraft {
  return draftSchema.safeParse(value).success;
}

/** Opens the drafts of captions that whoever is logged in has on this device. */
export function openCaptionDrafts() {
  const drafts = openDrafts();
  return {
    /** Returns the lines that were kept, and the revision of the video that they are based on. */
    read(video: VideoId, language: string): { rev: number; draft: CaptionDraft } | null {
      const stored = drafts.read(kind, idOf(video, language), isDraft);
      return stored && { rev: Number(stored.base), draft: stored.value };
    },
    store(video: VideoId, language: string, rev: number, draft: CaptionDraft): void {
      drafts.store(kind, idOf(video, language), { base: String(rev), value: draft });
    },
    remove: (video: VideoId, language: string): void => drafts.remove(kind, idOf(video, language)),
  };
}

export type CaptionDrafts = ReturnType<typeof openCaptionDrafts>;

/** Returns the stored lines of a video in a language. */
export function cuesOf(video: Pick<Video, 'captions'>, language: string): Cue[] {
  return video.captions.find((captions) => captions.language === language)?.cues ?? [];
}

/** Whether two lists of lines are the same. */
export function areSameCues(some: readonly Cue[], others: readonly Cue[]): boolean {
  return some.length === others.length && some.every((cue, index) => isSameCue(cue, others[index]));
}

function isSameCue(cue: Cue, other: Cue | undefined): boolean {
  return cue.startMs === other?.startMs && cue.endMs === other.endMs && cue.text === other.text;
}
