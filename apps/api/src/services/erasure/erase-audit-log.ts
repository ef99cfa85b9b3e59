import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema/system.ts';
import type { users } from '../../db/schema/people.ts';
import { erasedName } from './erased-name.ts';
import { holdsContact, someText } from './holds-contact.ts';

type Person = typeof users.$inferSelect;
type Entry = Pick<typeof auditLog.$inferSelect, 'id' | 'object' | 'details'>;

/**
 * Takes name, address and contact of a person out of the audit log. Who did what to whom and when stays, by ids: the trigger
 * that keeps the log append-only allows this one change, within a transaction that says so, and no other.
 *
 * @param objects What is the person's alone: nothing stays of the details of entries about it.
 */
export async function eraseAuditLog(tx: Database, person: Person, objects: readonly string[]): Promise<void> {
  const { id, email, name } = person;
  const isNamed = inArray(auditLog.id, await selectNaming(tx, person));
  const isTheirs = inArray(auditLog.object, [...objects]);
  await tx.execute(sql`select set_config('rubrica.erasing', 'on', true)`);
  await tx.execute(sql`update ${auditLog} set
    "actor_name" = case when "actor_id" = ${id} or "actor_name" in (${email}, ${name}) and "actor_id" is null then ${erasedName} else "actor_name" end,
    "ip_address" = case when "actor_id" = ${id} or "actor_name" = ${email} then '' else "ip_address" end,
    "details" = case when ${isTheirs} or ${isNamed} then '{"erased": true}'::jsonb else "details" end
    where "actor_id" = ${id} or ${isTheirs} or ("actor_id" is null and "actor_name" in (${email}, ${name})) or ${isNamed}`);
  await tx.execute(sql`select set_config('rubrica.erasing', '', true)`);
}

/** Returns the entries whose details name a person. The database finds those that may; whose address it is shows by what is around it. */
async function selectNaming(tx: Database, person: Person) {
  const { email, name, phone } = person;
  const texts = [email, JSON.stringify(name), ...(phone === null ? [] : [phone])];
  const candidates = await tx
    .select({ id: auditLog.id, object: auditLog.object, details: auditLog.details })
    .from(auditLog)
    .where(or(...texts.map((text) => sql`strpos(lower(${auditLog.details}::text), lower(${text})) > 0`)));
  return candidates.filter((entry) => isNaming(entry, person)).map(({ id }) => id);
}

function isNaming({ object, details }: Entry, person: Person): boolean {
  const name = person.name.toLowerCase();
  const isOfOther = object !== null && object.startsWith('user:') && object !== `user:${person.id}`;
  // The name only as a whole text: it may be a part of other words.
  return someText(isOfOther ? withoutOwn(details) : details, (text) => {
    return text.toLowerCase() === name || holdsContact(text, person);
  });
}

/** The details of an entry about an account, without its owner's own name and number, which others may have too. */
function withoutOwn({ before, after, ...others }: Entry['details']): unknown[] {
  return [others, withoutFields(before), withoutFields(after)];
}

function withoutFields(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.entries(fields).filter(([field]) => field !== 'name' && field !== 'phone');
}
