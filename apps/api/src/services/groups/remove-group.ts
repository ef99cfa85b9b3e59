import { eq } from 'drizzle-orm';
import { bookGroups } from '../../db/schema/books.ts';
import { diplomaGroups } from '../../db/schema/courses.ts';
import { meetingGroups } from '../../db/schema/meetings.ts';
import { pdfGroups } from '../../db/schema/pdfs.ts';
import { groups } from '../../db/schema/people.ts';
import { taskGroups } from '../../db/schema/tasks.ts';
import { videoGroups } from '../../db/schema/videos.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { selectGroupById } from './to-groups.ts';

/** Removes a group without students, tasks, videos, documents, books, courses and meetings. The refusal states how many it has. */
export const removeGroup: Service<'removeGroup'> = async (context, { params: { id } }) => {
  const name = await context.db.transaction(async (tx) => {
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for('update');
    const group = await selectGroupById(tx, id);
    const links = [taskGroups, videoGroups, pdfGroups, bookGroups, diplomaGroups, meetingGroups];
    const counts = await Promise.all(links.map((link) => tx.$count(link, eq(link.groupId, id))));
    const uses = counts.reduce((sum, count) => sum + count, group.students.length);
    if (uses > 0) throw new ConflictError('in_use', { uses, canArchive: true });
    await tx.delete(groups).where(eq(groups.id, id));
    await recordAudit(context, tx, 'removeGroup', { object: `group:${id}`, before: group });
    return group.name;
  });
  return { success: true, message: context.messages.confirmations.removed(name) };
};
