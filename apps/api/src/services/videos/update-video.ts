import { contract, type Video } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { videos } from '../../db/schema/videos.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { isStored } from '../queries/is-stored.ts';
import type { Service } from '../service.ts';
import { selectVideoById } from './select-videos.ts';
import { assertValidVideo, toVideoColumns, writeVideoReferences } from './write-video.ts';

/** Replaces a video, its captions and groups included, if the stored revision is still the one that the author saw. */
export const updateVideo: Service<'updateVideo'> = (context, { params: { id }, body }) =>
  context.db.transaction(async (tx) => {
    await assertValidVideo(tx, body);
    const before = await selectVideoById(tx, id);
    const written = await tx
      .update(videos)
      .set({ ...toVideoColumns(body), rev: body.rev + 1, updatedAt: context.clock.now() })
      .where(and(eq(videos.id, id), eq(videos.rev, body.rev)))
      .returning({ id: videos.id });
    if (written.length === 0) {
      const stored = await selectVideoById(tx, id);
      // It is sent again, because the first reply to it was lost.
      if (body.rev < stored.rev && isStored(contract.createVideo.body, asWritten(stored), body)) return stored;
      throw new ConflictError('conflict', undefined, stored);
    }
    await writeVideoReferences(tx, id, body);
    const after = await selectVideoById(tx, id);
    await recordAudit(context, tx, 'updateVideo', { object: `video:${id}`, before, after });
    return after;
  });

/** A video with its source as a body names it. */
function asWritten({ source, ...video }: Video) {
  return { ...video, source: source.kind === 'file' ? { ...source, file: source.file.id } : source };
}
