import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/system.ts';
import type { ServiceContext } from './context.ts';

/** What the audit log tells of. */
export type AuditAction =
  | 'login'
  | 'login.failed'
  | 'logout'
  | 'password.change'
  | 'password.reset'
  | 'password.admin-reset'
  | 'force-login'
  | 'session.end'
  | 'user.register'
  | 'user.create'
  | 'user.role'
  | 'user.status'
  | 'parent.link'
  | 'parent.unlink'
  | 'attempt.release'
  | 'attempt.return'
  | 'marks.overrule'
  | 'export';

interface Entry {
  action: AuditAction;
  /** What it was done to, as `kind:id`. */
  object?: string | undefined;
  details?: Record<string, unknown>;
  /** Who did it, where nobody is signed in yet. */
  actor?: { id: string | null; name: string };
}

/** Writes into the audit log, in the transaction of what it tells of. */
export async function audit(context: ServiceContext, tx: Database, entry: Entry): Promise<void> {
  const forcedBy = context.caller?.session.forcedBy ?? null;
  const actor = entry.actor ?? { id: context.caller?.id ?? null, name: context.caller?.name ?? '' };
  await tx.insert(auditLog).values({
    at: context.clock.now(),
    actorId: actor.id,
    actorName: actor.name,
    onBehalfOf: forcedBy?.id ?? null,
    action: entry.action,
    object: entry.object ?? null,
    details: entry.details ?? {},
    ipAddress: context.client.ipAddress,
  });
}
