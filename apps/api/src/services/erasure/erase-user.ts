import { cleanLine } from '@rubrica/api-client/clean-line';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { removeContentsOf } from '../cleanup/remove-contents.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { assertNotLastAdmin, lockAdmins } from '../users/assert-not-last-admin.ts';
import { erasePerson } from './erase-person.ts';

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
    const fileIds = await erasePerson(tx, person, { now, erasedAt: now });
    await recordAudit(context, tx, 'eraseUser', {
      object: `user:${id}`,
      details: { role: person.role, files: fileIds.length },
    });
    return fileIds;
  });
  // After the commit. What fails, or is interrupted, is done by the next sweep: the marked rows stay until their content is gone.
  context.background.run(`Removing the files of user ${id}`, removeContentsOf(context, removed));
  // Likewise: the database says who was erased, and what the list lacks is added to it every hour.
  if (context.erasedList !== null)
    context.background.run(
      `Adding user ${id} to ${context.erasedList.file}`,
      context.erasedList.add(new Map([[id, now]])),
    );
  return { success: true, message: context.messages.confirmations.erased };
};
