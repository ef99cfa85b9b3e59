import { eq } from 'drizzle-orm';
import { tags } from '../../db/schema/questions.ts';
import { taskDrawTags } from '../../db/schema/tasks.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectTagById } from './select-tags.ts';

/** Takes a tag from all questions and removes it, unless a task draws by it. */
export const removeTag: Service<'removeTag'> = (context, { params: { id } }) =>
  context.db.transaction(async (tx) => {
    // Locked, so that no draw asks for it meanwhile.
    expectRow(await tx.select({ id: tags.id }).from(tags).where(eq(tags.id, id)).for('update'));
    const before = await selectTagById(tx, id);
    const uses = await tx.$count(taskDrawTags, eq(taskDrawTags.tagId, id));
    if (uses > 0) throw new ConflictError('in_use', { uses, canArchive: false });
    await tx.delete(tags).where(eq(tags.id, id));
    await recordAudit(context, tx, 'removeTag', { object: `tag:${id}`, before });
    return { success: true, message: context.messages.confirmations.removed(before.name) };
  });
