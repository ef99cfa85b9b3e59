import type { CallInput, CallName, Contract } from '@rubrica/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Caller } from '../services/caller.ts';
import { ForbiddenError } from '../services/errors/forbidden-error.ts';
import { NotFoundError } from '../services/errors/not-found-error.ts';
import { UnauthenticatedError } from '../services/errors/unauthenticated-error.ts';
import { policy } from './policy.ts';
import type { Rule } from './rule.ts';
import { type Visible, visibleTo } from './visible/visible.ts';

/** The rule of a call, seen alike for all calls. */
function ruleOf<Name extends CallName>(name: Name): Rule<Contract[Name]> {
  const rules: { [Key in CallName]: Rule<Contract[Key]> } = policy;
  return rules[name];
}

/**
 * Whether this caller may make this call at all; asked before anything that was sent is read.
 *
 * @throws {UnauthenticatedError} without a session, where one is needed.
 * @throws {ForbiddenError} where the role may not, before the first own password, and for what a forced login may not do.
 */
export function admit(name: CallName, caller: Caller | null): void {
  const rule = ruleOf(name);
  if ('open' in rule) return;
  if (!caller) throw new UnauthenticatedError();
  if (!caller.loggedInBefore && !caller.session.forcedBy && !rule.beforeFirstLogin)
    throw new ForbiddenError('first_login');
  if (!rule.roles.includes(caller.role)) throw new ForbiddenError();
  if (caller.session.forcedBy && rule.inPerson) throw new ForbiddenError('forced_session');
}

/**
 * Whether the object that a call names is one that this caller sees.
 *
 * @throws {NotFoundError} where it is not there, or not for them.
 */
export async function reach<Name extends CallName>(
  name: Name,
  input: CallInput<Contract[Name]>,
  caller: Caller | null,
  db: Database,
): Promise<void> {
  const rule = ruleOf(name);
  if ('open' in rule || !rule.object || !caller) return;
  const id = rule.object.id(input);
  if (id !== undefined) await seesOrThrow(db, caller, rule.object.visible, id);
}

/**
 * Looks one object up as this caller sees it; for what is named inside a body, and for rooms that are not calls.
 *
 * @throws {NotFoundError} where it is not there, or not for them.
 */
export async function seesOrThrow(db: Database, caller: Caller, visible: Visible, id: string): Promise<void> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(visible.table)
    .where(and(eq(visible.id, id), visibleTo(caller, visible)))
    .limit(1);
  if (!found) throw new NotFoundError();
}
