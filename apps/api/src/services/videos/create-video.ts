import { videos } from '../../db/schema/videos.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectVideoById } from './select-videos.ts';
import { assertValidVideo, toVideoColumns, writeVideoReferences } from './write-video.ts';

/** Adds a video to the library. */
export const createVideo: Service<'createVideo'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    await assertValidVideo(tx, body);
    const row = { id: context.newId, ...toVideoColumns(body), authorId: context.caller.id };
    const { id } = expectRow(await tx.insert(videos).values(row).returning({ id: videos.id }));
    await writeVideoReferences(tx, id, body);
    const after = await selectVideoById(tx, id);
    await recordAudit(context, tx, 'createVideo', { object: `video:${id}`, after });
    return after;
  });
