import type { CallInput, CallName, CallReply, Contract } from '@rubrica/api-client/contract';
import type { OpenCall } from '../policy/policy.ts';
import type { Context, SignedIn } from './context.ts';

/** What a call gets, parsed by the contract. */
export type Input<Name extends CallName> = CallInput<Contract[Name]>;

/** What a call answers. It is parsed against the contract once more before it is sent. */
export type Reply<Name extends CallName> = CallReply<Contract[Name]>;

/**
 * One call of the contract, carried out. The policy has been asked before: its caller has the role, and may see the object
 * that the call names. Throws the errors of `services/errors`.
 */
export type Verb<Name extends CallName> = (
  context: Name extends OpenCall ? Context : SignedIn,
  input: Input<Name>,
) => Promise<Reply<Name>>;
