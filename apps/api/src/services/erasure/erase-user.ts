import { cleanLine } from '@rubrica/api-client/clean-line';
import { eq } from 'drizzle-orm';
import { endAccess } from '../../auth/end-access.ts';
import type { Database } from '../../db/database.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { removeContentsOf } from '../cleanup/remove-contents.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { assertNotLastAdmin, lockAdmins } from '../users/assert-not-last-admin.ts';
import { eraseAnswers } from './erase-answers.ts';
import { eraseAuditLog } from './erase-audit-log.ts';
import { eraseSends } from './erase-sends.ts';
import { eraseTexts } from './erase-texts.ts';
import { erasedName } from './erased-name.ts';
import { erasureRules } from './erasure-rules.ts';
import { recogniser } from './names-person.ts';
import { removeOwnFiles } from './remove-own-files.ts';
import { userColumns } from './user-columns.ts';

type Person = typeof users.$inferSelect;

/**
 * Erases what is personal of somebody, for good: name and contact, sessions, notes, notices, what they wrote and recorded. Marks,
 * choices and attendance stay for statistics, as nobody's. The audit log says that it was done, and names them no more.
 */
export const eraseUser: Service<'eraseUser'> = async (context, { params: { id }, body }) => {
  if (id === context.caller.id) throw new ConflictError('own_account', undefined);
  const now = context.clock.now();
  const removed = await context.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const person = expectRow(await tx.select().from(users).where(eq(users.id, id)).for('update'));
    if (person.erasedAt !== null) throw new ConflictError('account_erased', undefined);
    if (cleanLine(body.name) !== cleanLine(person.name)) throw new ValidationError({ name: [{ code: 'wrong_name' }] });
    assertNotLastAdmin(admins, id);
    await endAccess(tx, id, now);
    const parents = await tx
      .select({ id: parentChildren.parentId })
      .from(parentChildren)
      .where(eq(parentChildren.childId, id));
    await removeRows(tx, person);
    await eraseTexts(tx, person, now);
    const sends = await eraseSends(tx, person, { parents: parents.map((parent) => parent.id), now });
    const namesPerson = recogniser(person);
    await eraseAnswers(tx, id, namesPerson);
    const fileIds = await removeOwnFiles(tx, id, { namesPerson, now });
    await tx
      .update(users)
      .set({
        name: erasedName,
        email: `erased-${id}@erased.invalid`,
        emailVerified: false,
        phone: null,
        image: null,
        status: 'disabled',
        lastLoginAt: null,
        rejectedAt: null,
        erasedAt: now,
        updatedAt: now,
      })
      .where(eq(users.id, id));
    await eraseAuditLog(tx, person, [`user:${id}`, ...sends.map((send) => `whatsapp-send:${send}`)]);
    await recordAudit(context, tx, 'eraseUser', {
      object: `user:${id}`,
      details: { role: person.role, files: fileIds.length },
    });
    return fileIds;
  });
  // After the commit. What fails, or is interrupted, is done by the next sweep: the marked rows stay until their content is gone.
  context.background.run(`Removing the files of user ${id}`, removeContentsOf(context, removed));
  return { success: true, message: context.messages.confirmations.erased };
};

async function removeRows(tx: Database, { id }: Person): Promise<void> {
  const rules: Readonly<Record<string, 'removed' | 'kept'>> = erasureRules;
  for (const { name, table, column } of userColumns()) {
    if (rules[name] === 'removed') await tx.delete(table).where(eq(column, id));
  }
}
