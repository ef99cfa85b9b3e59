import type { FileId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { endAccess } from '../../auth/end-access.ts';
import type { Database } from '../../db/database.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
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
 * Erases what is personal of somebody whose row the transaction has locked.
 *
 * @param erasedAt When they were erased: now, or before a backup was restored
 *
 * @returns the files whose content is to be removed after the commit (`removeContentsOf`)
 */
export async function erasePerson(
  tx: Database,
  person: Person,
  { now, erasedAt }: { now: Date; erasedAt: Date },
): Promise<FileId[]> {
  const { id } = person;
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
      erasedAt,
      updatedAt: now,
    })
    .where(eq(users.id, id));
  await eraseAuditLog(tx, person, [`user:${id}`, ...sends.map((send) => `whatsapp-send:${send}`)]);
  return fileIds;
}

async function removeRows(tx: Database, { id }: Person): Promise<void> {
  const rules: Readonly<Record<string, 'removed' | 'kept'>> = erasureRules;
  for (const { name, table, column } of userColumns()) {
    if (rules[name] === 'removed') await tx.delete(table).where(eq(column, id));
  }
}
