import type { CallArguments, CallName, Contract, Role } from '@rubrica/api-client/contract';
import type { Shared, Side } from './world.ts';

/**
 * The access that a role has to a call: `any` — to every object; `own` — to those of their side, the others are not there
 * (404); `unseen` — the role may make the call, but these objects are not there for it (404); `no` — the role may not (403).
 */
export type Access = 'any' | 'own' | 'unseen' | 'no';

/** One case of a call: the arguments, for the objects of one side, and the access that each role must have. */
export interface Case<Name extends CallName> {
  /** Says which objects it is about, where a call has several cases. */
  about?: string;
  args: (side: Side, world: { shared: Shared; role: Role }) => CallArguments<Contract[Name]>;
  access: Record<Role, Access>;
}

const nobody = { admin: 'no', assistant: 'no', student: 'no', parent: 'no' } as const;

/** Every role has access. */
export const everyone: Record<Role, Access> = { admin: 'any', assistant: 'any', student: 'any', parent: 'any' };

/** Only these roles have access. */
export function only(reach: Partial<Record<Role, Access>>): Record<Role, Access> {
  return { ...nobody, ...reach };
}
