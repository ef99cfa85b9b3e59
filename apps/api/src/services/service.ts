import type { CallInput, CallName, CallReply, Contract } from '@rubrica/api-client/contract';
import type { OpenCall } from '../policy/policy.ts';
import type { ServiceContext, SignedInContext } from './context.ts';

/** The input of a call, as parsed by the contract. */
export type Input<Name extends CallName> = CallInput<Contract[Name]>;

/** The reply of a call. It is parsed against the contract once more before it is sent. */
export type Reply<Name extends CallName> = CallReply<Contract[Name]>;

/**
 * Implements one call of the contract. The policy is checked first: the caller has the role and may see the object that the
 * call names. Throws the errors of `services/errors`.
 */
export type Service<Name extends CallName> = (
  context: Name extends OpenCall ? ServiceContext : SignedInContext,
  input: Input<Name>,
) => Promise<Reply<Name>>;
