import type { VideoId } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { deleteDraft, readDraft, storeDraft } from '../../../lib/storage/drafts.ts';

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

const nameOf = (id: VideoId) => `video/${id}`;

function isDraft(value: unknown): value is VideoDraft {
  return draftSchema.safeParse(value).success;
}

/** Returns what was kept on this device, and the revision of the video that it is based on. */
export function readVideoDraft(id: VideoId): { rev: number; draft: VideoDraft } | null {
  const kept = readDraft(nameOf(id), isDraft);
  return kept && { rev: Number(kept.base), draft: kept.value };
}

export function storeVideoDraft(id: VideoId, rev: number, draft: VideoDraft): void {
  storeDraft(nameOf(id), { base: String(rev), value: draft });
}

export function deleteVideoDraft(id: VideoId): void {
  deleteDraft(nameOf(id));
}
