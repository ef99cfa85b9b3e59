import type { CallInput, CallName, Contract } from '@rubrica/api-client/contract';
import type { Database } from '../db/database.ts';
import type { Caller } from '../services/caller.ts';
import { ForbiddenError, NotFoundError, UnauthenticatedError } from '../services/errors/errors.ts';
import { checkVisible } from './check-visible.ts';
import { policy } from './policy.ts';
import type { Rule } from './rule.ts';
import type { Visible, VisibleId } from './visible/visible.ts';

/** Returns the rule of a call. */
function ruleOf<Name extends CallName>(name: Name): Rule<Contract[Name]> {
  const rules: { [Key in CallName]: Rule<Contract[Key]> } = policy;
  return rules[name];
}

/** Whether a call may be made with a token for publishing instead of a session. */
export function isAllowedByToken(name: CallName): boolean {
  const rule = ruleOf(name);
  return !('open' in rule) && rule.byToken === true;
}

/** Whether a session of up to 90 seconds before will do for a call. */
export function takesRecentSession(name: CallName): boolean {
  const rule = ruleOf(name);
  return !('open' in rule) && rule.recentSession === true;
}

/**
 * Checks whether this caller may make this call at all, before any of the input is read.
 *
 * @throws {UnauthenticatedError} without a session, where one is needed.
 * @throws {ForbiddenError} where the role may not, before the first own password, and for what a forced login may not do.
 */
export function authorizeCall(name: CallName, caller: Caller | null): void {
  const rule = ruleOf(name);
  if ('open' in rule) return;
  if (!caller) throw new UnauthenticatedError();
  if (!caller.loggedInBefore && !caller.session.forcedBy && !rule.beforeFirstLogin)
    throw new ForbiddenError('first_login');
  if (!rule.roles.includes(caller.role)) throw new ForbiddenError();
  if (caller.session.forcedBy && rule.inPerson) throw new ForbiddenError('forced_session');
}

/**
 * Checks whether the object that a call names in its path or query is visible to this caller, before the body is read.
 *
 * @throws {NotFoundError} where it is not there, or not for them.
 */
export async function authorizeObject<Name extends CallName>(
  name: Name,
  input: Pick<CallInput<Contract[Name]>, 'params' | 'query'>,
  caller: Caller | null,
  db: Database,
): Promise<void> {
  const rule = ruleOf(name);
  if ('open' in rule || !rule.object || !('id' in rule.object) || !caller) return;
  const { id: idIn, ownerOf } = rule.object;
  if (ownerOf && (await ownerOf(db, input)) === caller.id) return;
  const id = idIn(input);
  if (id !== undefined) await requireVisible(db, caller, rule.object.visible, id);
}

/**
 * Checks whether the object that a call names in its body is visible to this caller.
 *
 * @throws {NotFoundError} where it is not there, or not for them.
 */
export async function authorizeBody<Name extends CallName>(
  name: Name,
  { body }: CallInput<Contract[Name]>,
  caller: Caller | null,
  db: Database,
): Promise<void> {
  const rule = ruleOf(name);
  if ('open' in rule || !rule.object || !('idInBody' in rule.object) || !caller) return;
  await requireVisible(db, caller, rule.object.visible, rule.object.idInBody(body));
}

/**
 * Checks whether one object is visible to this caller; for objects that are named inside a body.
 *
 * @throws {NotFoundError} where it is not there, or not for them.
 */
export async function requireVisible<V extends Visible>(
  db: Database,
  caller: Caller,
  visible: V,
  id: VisibleId<V>,
): Promise<void> {
  if (!(await checkVisible(db, caller, visible, id))) throw new NotFoundError();
}
