import type { VideoId } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { openDrafts } from '../../../lib/storage/drafts.ts';

const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), url: z.string() }),
  z.object({
    kind: z.literal('file'),
    file: z.object({
      id: z.string(),
      name: z.string(),
      mime: z.string(),
      size: z.number(),
      durationMs: z.number().optional(),
    }),
  }),
]);

const draftSchema = z.object({
  fields: z.object({
    title: z.string(),
    description: z.string(),
    level: z.string(),
    groups: z.array(z.string()),
    order: z.string(),
    isPublished: z.boolean(),
  }),
  poster: z.string().nullable(),
  /** The video that was chosen, once it is uploaded or was found under its link. */
  chosen: z.object({ source: sourceSchema, durationMs: z.number() }).nullable(),
});

/** What was entered about a video and is not on the server yet. */
export type VideoDraft = z.infer<typeof draftSchema>;

/** The name of a new video's draft, in place of an id. */
export const newVideo = 'new';

function isDraft(value: unknown): value is VideoDraft {
  return draftSchema.safeParse(value).success;
}

/** Opens the drafts of videos that whoever is logged in has on this device. */
export function openVideoDrafts() {
  const drafts = openDrafts();
  return {
    /** Returns what was kept, and the revision of the video that it is based on. */
    read(id: VideoId): { rev: number; draft: VideoDraft } | null {
      const kept = drafts.read('video', id, isDraft);
      return kept && { rev: Number(kept.base), draft: kept.value };
    },
    store(id: VideoId, rev: number, draft: VideoDraft): void {
      drafts.store('video', id, { base: String(rev), value: draft });
    },
    remove: (id: VideoId): void => drafts.remove('video', id),
  };
}
