import type { CallArguments, CallName, Contract, Role } from '@rubrica/api-client/contract';
import type { Shared, Side } from './world.ts';

/**
 * How far somebody gets with a call: `any` — with every object; `own` — with those of their side, the others are not there
 * (404); `unseen` — the role may make the call, but these objects are not there for it (404); `no` — the role may not (403).
 */
export type Reach = 'any' | 'own' | 'unseen' | 'no';

/** What is asked of one call: what it is sent with, about the objects of one side, and how far each role has to get. */
export interface Case<Name extends CallName> {
  /** Says which objects it is about, where a call has several cases. */
  about?: string;
  given: (side: Side, world: { shared: Shared; role: Role }) => CallArguments<Contract[Name]>;
  reach: Record<Role, Reach>;
}

const nobody = { admin: 'no', assistant: 'no', student: 'no', parent: 'no' } as const;

/** Every role gets there. */
export const everyone: Record<Role, Reach> = { admin: 'any', assistant: 'any', student: 'any', parent: 'any' };

/** Only these roles get there; the others may not. */
export function only(reach: Partial<Record<Role, Reach>>): Record<Role, Reach> {
  return { ...nobody, ...reach };
}
