import { eq } from 'drizzle-orm';
import { lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { videos } from '../../db/schema/videos.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { selectVideoById } from './select-videos.ts';

/** Removes a video that no task, course or question uses, with what students have watched of it. The refusal states how many do. */
export const removeVideo: Service<'removeVideo'> = async (context, { params: { id } }) => {
  const title = await context.db.transaction(async (tx) => {
    await tx.select({ id: videos.id }).from(videos).where(eq(videos.id, id)).for('update');
    const before = await selectVideoById(tx, id);
    // Archived questions as well: their answers stay.
    const uses = before.uses + (await tx.$count(lectureQuestions, eq(lectureQuestions.videoId, id)));
    if (uses > 0) throw new ConflictError('in_use', { uses, canArchive: false });
    await tx.delete(videos).where(eq(videos.id, id));
    await recordAudit(context, tx, 'removeVideo', { object: `video:${id}`, before });
    return before.title;
  });
  return { success: true, message: context.messages.confirmations.removed(title) };
};
