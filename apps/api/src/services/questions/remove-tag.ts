import { eq } from 'drizzle-orm';
import { tags } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';
import { selectTagById } from './select-tags.ts';

/** Takes a tag from all questions and removes it. */
export const removeTag: Service<'removeTag'> = (context, { params: { id } }) =>
  context.db.transaction(async (tx) => {
    const before = await selectTagById(tx, id);
    await tx.delete(tags).where(eq(tags.id, id));
    await recordAudit(context, tx, 'removeTag', { object: `tag:${id}`, before });
    return { success: true, message: context.messages.confirmations.removed(before.name) };
  });
