import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema/system.ts';
import type { users } from '../../db/schema/people.ts';
import { erasedName } from './erased-name.ts';

/**
 * Takes name, address and contact of a person out of the audit log. Who did what to whom and when stays, by ids: the trigger
 * that keeps the log append-only allows this one change, within a transaction that says so, and no other.
 */
export async function eraseAuditLog(
  tx: Database,
  { id, email, name, phone }: typeof users.$inferSelect,
): Promise<void> {
  // The name only as a whole value: it may be a part of other words.
  const isNamed = sql.join(
    [email, JSON.stringify(name), ...(phone === null ? [] : [phone])].map(
      (text) => sql`strpos(lower("details"::text), lower(${text})) > 0`,
    ),
    sql` or `,
  );
  await tx.execute(sql`select set_config('rubrica.erasing', 'on', true)`);
  await tx.execute(sql`update ${auditLog} set
    "actor_name" = case when "actor_id" = ${id} or "actor_name" in (${email}, ${name}) and "actor_id" is null then ${erasedName} else "actor_name" end,
    "ip_address" = case when "actor_id" = ${id} or "actor_name" = ${email} then '' else "ip_address" end,
    "details" = case when "object" = ${`user:${id}`} or ${isNamed} then '{"erased": true}'::jsonb else "details" end
    where "actor_id" = ${id} or "object" = ${`user:${id}`} or ("actor_id" is null and "actor_name" in (${email}, ${name})) or ${isNamed}`);
  await tx.execute(sql`select set_config('rubrica.erasing', '', true)`);
}
