import { and, eq } from 'drizzle-orm';
import { parentChildren } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { selectNotErased } from '../users/not-erased.ts';

/** Links a parent to a student. One who is linked already stays linked. */
export const linkParent: Service<'linkParent'> = (context, { params, body }) =>
  context.db.transaction(async (tx) => {
    const people = await selectNotErased(tx, [params.id, body.parent]);
    if (people.every(({ id }) => id !== params.id)) throw new ConflictError('account_erased', undefined);
    const parent = people.find(({ id }) => id === body.parent);
    if (!parent) throw new ValidationError({ parent: [{ code: 'unknown' }] });
    if (parent.role !== 'parent') throw new ValidationError({ parent: [{ code: 'not_a_parent' }] });
    const linked = await tx
      .insert(parentChildren)
      .values({ parentId: body.parent, childId: params.id })
      .onConflictDoNothing()
      .returning();
    if (linked.length > 0) {
      await recordAudit(context, tx, 'linkParent', {
        object: `user:${params.id}`,
        details: { parent: body.parent },
      });
    }
    return { success: true, message: context.messages.confirmations.parentLinked(parent.name) };
  });

/** Ends the link of a parent to a student. */
export const unlinkParent: Service<'unlinkParent'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(parentChildren)
      .where(and(eq(parentChildren.childId, params.id), eq(parentChildren.parentId, params.parentId)))
      .returning();
    if (removed.length > 0) {
      await recordAudit(context, tx, 'unlinkParent', {
        object: `user:${params.id}`,
        details: { parent: params.parentId },
      });
    }
    return { success: true, message: context.messages.confirmations.parentUnlinked };
  });
