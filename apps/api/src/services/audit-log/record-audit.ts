import type { AuditAction, UserId } from '@rubrica/api-client/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema/system.ts';
import type { ServiceContext } from '../context.ts';
import { type AuditedCall, auditPolicy, type FurtherAction } from './audit-policy.ts';
import { describeChanges } from './describe-changes.ts';

interface AuditRecord<Name extends AuditedCall> {
  /** One of the call's further entries, in place of its own. */
  action?: FurtherAction<Name>;
  /** What it was done to, as `kind:id`. */
  object?: `${string}:${string}`;
  /** The object as the contract describes it, before and after; what differs is written down. */
  before?: object | undefined;
  after?: object | undefined;
  /** What else is to be known of it. */
  details?: Record<string, unknown>;
  /** Who did it, where nobody is signed in yet. */
  actor?: { id: UserId | null; name: string };
}

/** Writes the entry that `auditPolicy` declares for a call, in the transaction of what it records. */
export async function recordAudit<Name extends AuditedCall>(
  context: ServiceContext,
  tx: Database,
  call: Name,
  { action, ...record }: AuditRecord<Name>,
): Promise<void> {
  const declared: { action: AuditAction } = auditPolicy[call];
  await insertEntry(context, tx, { ...record, action: action ?? declared.action });
}

/** Writes the entry of a file that was made for the caller, outside of the contract. */
export async function recordFileAudit(
  context: ServiceContext,
  tx: Database,
  record: {
    action: Extract<AuditAction, `${string}.export`>;
    object?: `${string}:${string}`;
    details: Record<string, unknown>;
  },
): Promise<void> {
  await insertEntry(context, tx, record);
}

type Entry = Omit<AuditRecord<AuditedCall>, 'action'> & { action: AuditAction };

async function insertEntry(
  context: ServiceContext,
  tx: Database,
  { action, object, before, after, details, actor }: Entry,
): Promise<void> {
  const { caller } = context;
  await tx.insert(auditLog).values({
    at: context.clock.now(),
    actorId: actor ? actor.id : (caller?.id ?? null),
    actorName: actor?.name ?? caller?.name ?? '',
    onBehalfOf: caller?.session.forcedBy?.id ?? null,
    action,
    object: object ?? null,
    details: { ...details, ...describeChanges(before, after) },
    ipAddress: context.client.ipAddress,
  });
}

/** Who acts where no call is made: the server at its start, or its operator on the command line. */
export type SystemActor = 'server' | 'command line';

interface SystemRecord {
  actor: SystemActor;
  action: AuditAction;
  object: `${string}:${string}` | null;
  before?: object | undefined;
  after?: object | undefined;
  details?: Record<string, unknown>;
}

/** Writes the entry of something that the server or its operator did, without a call and without an account. */
export async function recordSystemAudit(
  tx: Database,
  clock: Clock,
  { actor, action, object, before, after, details }: SystemRecord,
): Promise<void> {
  await tx.insert(auditLog).values({
    at: clock.now(),
    actorId: null,
    actorName: actor,
    action,
    object,
    details: { ...details, ...describeChanges(before, after) },
    ipAddress: '',
  });
}
