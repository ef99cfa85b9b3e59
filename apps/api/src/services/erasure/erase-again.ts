import type { FileId, UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { recordSystemAudit } from '../audit-log/record-audit.ts';
import { removeContentsOf } from '../cleanup/remove-contents.ts';
import type { AppContext } from '../context.ts';
import { isLastAdmin, lockAdmins } from '../users/assert-not-last-admin.ts';
import { erasePerson } from './erase-person.ts';
import { selectListedNotErased } from './keep-erased-list.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'log' | 'files' | 'background' | 'erasedList'>;

/**
 * Erases everybody again whom the list names and the database holds with everything, because a backup from before their erasure was
 * restored. Several servers may do it at once: each person's row is locked, and erased once. Whoever cannot be erased is told in the
 * log, and the others are erased all the same.
 *
 * @throws if there is a list that cannot be read: nobody may log in to what was erased
 */
export async function eraseAgain(context: Context): Promise<void> {
  const { db, log, erasedList } = context;
  if (erasedList === null) return;
  const list = await erasedList.read();
  for (const line of list.damagedLines)
    log.info(
      `Line ${line} of ${erasedList.file} cannot be read. Whoever it named is not erased again. The line is kept.`,
    );
  let count = 0;
  for (const { id } of await selectListedNotErased(db, list.people)) {
    try {
      const erasedAt = list.people.get(id);
      if (erasedAt && (await eraseOneAgain(context, id, erasedAt))) count += 1;
    } catch (error) {
      log.error(`User ${id} was erased before, is in the database again and could not be erased.`, error);
    }
  }
  if (count > 0)
    log.info(
      `Erased ${count} ${count === 1 ? 'person' : 'people'} again: the database is that of a backup from before the erasure, and ${erasedList.file} names them.`,
    );
}

/** @returns whether they were erased; another server may have done so meanwhile */
async function eraseOneAgain(context: Context, id: UserId, erasedAt: Date): Promise<boolean> {
  const { db, clock, log } = context;
  const removed = await db.transaction(async (tx): Promise<FileId[] | null> => {
    const admins = await lockAdmins(tx);
    const [person] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!person || person.erasedAt !== null) return null;
    if (isLastAdmin(admins, id)) {
      log.info(
        `User ${id} was erased before and is in the database again, but is the last admin, and stays. Add another (npm run admin -- create), then start the server again.`,
      );
      return null;
    }
    const fileIds = await erasePerson(tx, person, { now: clock.now(), erasedAt });
    await recordSystemAudit(tx, clock, {
      actor: 'server',
      action: 'user.erase',
      object: `user:${id}`,
      details: { role: person.role, files: fileIds.length, erasedAt: erasedAt.toISOString() },
    });
    return fileIds;
  });
  if (removed === null) return false;
  context.background.run(`Removing the files of user ${id}`, removeContentsOf(context, removed));
  return true;
}
